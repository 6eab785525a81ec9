import type { ComponentType } from 'react'

import type { CellProps, CellText } from '../points/cell.ts'
import type { FormFieldProps, FormName } from '../points/form-field.ts'
import type { IconName } from '../points/icons.ts'
import type { ListName, RowOf } from '../points/lists.ts'
import type { RowResult } from '../points/row-result.ts'

/** What extensions add to a list, with texts in the current language. Keys are unique over all extensions. */
export interface ListContributions<List extends ListName> {
  /** The fields that the list must request in addition to its own. */
  fields: readonly string[]
  columns: readonly {
    key: string
    label: string
    Cell: ComponentType<CellProps<List>>
    /**
     * Loads the column's text and answers what it says of each row, in their order; undefined when it has none or failed.
     * Never rejects: what goes wrong is said in a toast that names the extension.
     */
    textsOf: (rows: readonly RowOf<List>[]) => Promise<readonly CellText[] | undefined>
  }[]
  rowActions: readonly {
    key: string
    label: string
    icon: IconName
    /** Loads and runs the action. Never rejects: what goes wrong is said in a toast that names the extension. */
    run: (row: RowOf<List>, refresh: () => void) => Promise<void>
  }[]
  /** The actions of the page of one record, such as those of `rowActions`. */
  pageActions: ListContributions<List>['rowActions']
  bulkActions: readonly {
    key: string
    label: string
    icon: IconName
    /** Resolves with the outcome for each row; with nothing when the action says it itself or could not run. Never rejects. */
    run: (rows: readonly RowOf<List>[], refresh: () => void) => Promise<readonly RowResult[] | void>
  }[]
}

/** What extensions add to a form. */
export interface FormContribution<Form extends FormName> {
  /** Unique over all extensions. */
  id: string
  /** The key of the entity's metadata that the field edits. */
  key: string
  label: string
  Field: ComponentType<Omit<FormFieldProps<Form>, 'label'>>
}

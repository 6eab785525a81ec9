import { useColumns } from './use-columns.ts'
import { useListFilter } from './use-list-filter.ts'
import { useViews } from './use-views.ts'
import { viewRow } from './view-row.ts'
import type { CellValue } from './list-definition.ts'
import type { ListRules } from './list-filter.ts'
import type { ListView } from './views.ts'
import {
  useDialogs,
  useFailureText,
  useNavigation,
  useNotify,
  useSession,
  useTranslation,
} from '@stoa/extension-sdk'
import type { TableColumn } from '@stoa/ui/table'

/** A column of a list that a person can hide. */
export type ListColumn<Row> = TableColumn<Row> & {
  isHidden?: boolean
  /** What a cell says as plain text; missing where an extension draws it. */
  value?: (row: Row) => CellValue
  /** What an extension's column says of each row; undefined when it has no text or failed. */
  textsOf?: (rows: readonly Row[]) => Promise<readonly CellValue[] | undefined>
  /** A field that the API sends only when asked. */
  field?: string
}

interface ListStateOptions<Row> {
  /** What its columns and views are kept under. */
  name: string
  /** Behind `/a`. */
  path: string
  rules: ListRules
  columns: readonly ListColumn<Row>[]
  /** Views that it comes with. Default none. */
  views?: readonly ListView[]
}

/** What a list shows and how: its filter, its columns, and the views that a person keeps of them. */
export function useListState<Row>(options: ListStateOptions<Row>) {
  const { name, path, rules, columns: known } = options
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const { href } = useNavigation()
  const notify = useNotify()
  const failureText = useFailureText()
  const person = useSession()?.id ?? ''
  const { kept, keep } = useViews(name, person, options.views)
  const list = useListFilter(rules, kept)
  const { columns, positions, choice, setPositions, reset } = useColumns(known, {
    list: name,
    person,
    addressed: list.filter.columns,
    onAddress: (next) => list.narrow({ columns: next }),
  })
  const views = viewRow({
    kept,
    keep,
    params: list.params,
    columns: choice,
    open: list.open,
    hrefOf: (search) => href(`${path}${search}`),
    confirmRemoval: (view) =>
      confirm({
        title: t('admin.list.views.removeTitle', { name: view }),
        message: t('admin.list.views.removeMessage'),
        confirmLabel: t('admin.list.views.remove'),
        tone: 'danger',
      }),
    onFailure: (error) => notify.error(t('admin.list.views.notKept'), failureText(error)),
  })
  const labels = new Map(known.map(({ id, header }) => [id, header]))
  return {
    ...list,
    columns,
    views,
    columnChoice: {
      columns: positions.map(({ id, isShown }) => ({ id, isShown, label: labels.get(id) ?? id })),
      onChange: setPositions,
      onReset: reset,
    },
  }
}

/** See {@link useListState}. */
export type ListState<Row> = ReturnType<typeof useListState<Row>>

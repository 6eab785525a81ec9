import { LoadFailure } from '../failures/load-failure.tsx'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import type { MenuEntry } from '@stoa/ui/menu'
import { SavedViews } from '@stoa/ui/saved-views'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'

import { CsvButton } from './csv-button.tsx'
import { ListBar } from './list-bar.tsx'
import { ListTable, type DrawnRows } from './list-table.tsx'
import { RefusedFields } from './refused-fields.tsx'
import type { ListHandle } from './use-list.ts'
import { useMatching } from './use-matching.ts'

/** What the rows of a list can do, and how the list looks while it is empty. */
export interface ListCardProps<Row extends { id: string }> {
  list: ListHandle<Row>
  /** Names the table for assistive technology. */
  label: string
  /** The heading of the card. Default none. */
  title?: string
  /** The menu of a row, before what extensions add. */
  rowActions?: (row: Row) => readonly MenuEntry[]
  /** What can be done with several rows at once, before what extensions add. */
  bulkActions?: readonly TableBulkAction<Row>[]
  /** Shown while there is nothing to list although nothing is narrowed. */
  empty: ComponentProps<typeof EmptyState>
  /** As many rows are outlined until the first ones are there. Default: those of a whole page. */
  expectedRows?: number
  /** Shown behind the filters. */
  tools?: ReactNode
  /** Replaces the search field. */
  search?: ReactNode
  /** Draws the rows where they are not a table. */
  renderRows?: ((rows: DrawnRows<Row>) => ReactNode) | undefined
  /**
   * Saves the rows of all pages as a CSV file; a rejection is reported. Default: the columns that the list shows, except
   * those of extensions that have no text, which are named to the person.
   */
  saveFile?: () => Promise<readonly string[] | void>
  /** Shown between the filters and the rows. */
  children?: ReactNode
}

/** The views, the filter bar, the rows and the pagination of a list, in one card. */
export function ListCard<Row extends { id: string }>(props: ListCardProps<Row>) {
  const { list: handle, label, title, rowActions, bulkActions = [], empty, tools, children } = props
  const { list, contributions, page, error } = handle
  const { t } = useTranslation()
  const { href } = useNavigation()
  const cache = useQueryClient()
  const http = useApi()
  const { rowPath, prefetch } = list
  const saveShown = async () => {
    const { saveListCsv } = await import(/* webpackChunkName: "csv" */ './list-csv.ts')
    return saveListCsv(handle, cache, http)
  }
  const { saveFile = saveShown } = props
  const hasMenu = rowActions !== undefined || contributions.rowActions.length > 0
  return (
    <Card isFlush {...(title !== undefined && { title })}>
      <RefusedFields fields={handle.refusedFields} />
      <SavedViews {...handle.views} />
      <ListBar definition={list} list={handle} search={props.search}>
        {tools}
        <CsvButton isDisabled={!page?.count} saveFile={saveFile} />
      </ListBar>
      {children}
      <ListTable<Row>
        label={label}
        list={handle}
        expectedRows={props.expectedRows}
        columns={handle.columns}
        columnChoice={handle.columnChoice}
        page={page}
        isReplaced={handle.isReplaced}
        rowName={list.rowName}
        {...(rowPath && { rowHref: (row: Row) => href(rowPath(row)) })}
        {...(prefetch && { onRowIntent: (row: Row) => void prefetch(cache, http, row) })}
        rowActions={
          hasMenu
            ? (row) => [
                ...(rowActions?.(row) ?? []),
                ...contributions.rowActions.map(({ run, ...entry }) => ({
                  ...entry,
                  onAction: () => run(row),
                })),
              ]
            : undefined
        }
        bulkActions={[...bulkActions, ...contributions.bulkActions]}
        matching={useMatching(handle)}
        empty={<EmptyState {...empty} />}
        failure={
          error ? <LoadFailure title={t(list.failed)} error={error} onRetry={handle.refetch} /> : undefined
        }
        renderRows={props.renderRows}
      />
    </Card>
  )
}

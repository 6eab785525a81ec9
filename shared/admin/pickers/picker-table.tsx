import { useTranslation } from '@stoa/extension-sdk'
import { EmptyState } from '@stoa/ui/empty-state'
import { Pagination } from '@stoa/ui/pagination'
import { Table, type TableColumn } from '@stoa/ui/table'
import SearchX from 'lucide-react/icons/search-x'

import { LoadFailure } from '../failures/load-failure.tsx'

interface PickerTableProps<Row extends { id: string }> {
  label: string
  columns: readonly TableColumn<Row>[]
  rowName: (row: Row) => string
  /** Why a row cannot be chosen. Default no row is refused. */
  rowFailure?: (row: Row) => string | undefined
  /** The rows of this page; undefined until they are read. */
  rows: readonly Row[] | undefined
  /** How many rows there are on all pages. */
  count: number
  /** Where the page begins, and how many rows it holds. */
  offset: number
  limit: number
  onTurn: (offset: number) => void
  /** The chosen rows by id; rows of other pages too. */
  chosen: ReadonlySet<string>
  /** Called with the ids that are chosen on this page, and all of other pages that were given. */
  onChoose: (keys: ReadonlySet<string>) => void
  /** Other rows than these are being read. */
  isReplaced: boolean
  /** The failure of the first read, with what is said of it. */
  failed: string
  error: Error | null
  onRetry: () => Promise<unknown>
}

/** The rows of a picker with their ticks and pages; the caller keeps what is chosen. */
export function PickerTable<Row extends { id: string }>(props: PickerTableProps<Row>) {
  const { label, columns, rowName, rowFailure, rows, count, offset, limit, onTurn, chosen, onChoose } = props
  const { isReplaced, failed, error, onRetry } = props
  const { t } = useTranslation()
  return (
    <>
      <Table
        label={label}
        columns={columns}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        rowFailure={rowFailure}
        selection={{ rowName, keys: chosen, onChange: onChoose }}
        isLoading={!rows}
        skeletonRows={limit}
        isRefetching={isReplaced}
        empty={<EmptyState icon={SearchX} title={t('admin.list.noMatch.title')} />}
        failure={error && !rows ? <LoadFailure title={failed} error={error} onRetry={onRetry} /> : undefined}
      />
      {count > limit ? <Pagination offset={offset} limit={limit} count={count} onChange={onTurn} /> : null}
    </>
  )
}

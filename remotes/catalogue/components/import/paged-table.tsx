import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { Pagination } from '@stoa/ui/pagination'
import { Table, type TableColumn } from '@stoa/ui/table'
import { useState } from 'react'

interface PagedTableProps<Row> {
  title: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

const PAGE = 20

/** Rows that are all here, page by page. Nothing where there are none. */
export function PagedTable<Row>({ title, columns, rows, rowKey }: PagedTableProps<Row>) {
  const { t, locale } = useTranslation()
  const [chosen, setOffset] = useState(0)
  const number = (value: number) => formatNumber(value, locale)
  if (rows.length === 0) return null
  const offset = chosen < rows.length ? chosen : 0
  return (
    <Card title={title} isFlush>
      <Table label={title} columns={columns} rows={rows.slice(offset, offset + PAGE)} rowKey={rowKey} />
      {rows.length > PAGE ? (
        <Pagination
          offset={offset}
          limit={PAGE}
          count={rows.length}
          onChange={setOffset}
          rangeLabel={({ from, to, count }) =>
            t('list.range', { from: number(from), to: number(to), total: number(count) })
          }
          label={t('list.pages')}
          previousLabel={t('list.previous')}
          nextLabel={t('list.next')}
        />
      ) : null}
    </Card>
  )
}

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
  const [chosen, setOffset] = useState(0)
  if (rows.length === 0) return null
  const offset = chosen < rows.length ? chosen : 0
  return (
    <Card title={title} isFlush>
      <Table label={title} columns={columns} rows={rows.slice(offset, offset + PAGE)} rowKey={rowKey} />
      {rows.length > PAGE ? (
        <Pagination offset={offset} limit={PAGE} count={rows.length} onChange={setOffset} />
      ) : null}
    </Card>
  )
}

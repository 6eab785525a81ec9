import { useState } from 'react'
import { Badge } from '../badge/badge.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import type { Examples } from '../gallery/examples.ts'
import type { TableSort } from './sort.ts'
import { Table, type TableColumn, type TableProps } from './table.tsx'

interface Cup {
  id: string
  name: string
  price: string
  isSold: boolean
}

const NAMES = [
  'Harbour mug',
  'Slate bowl',
  'Fern jug',
  'Plain vase',
  'Speckled espresso cup with a long name',
]

const cups = (count: number): Cup[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `cup-${index}`,
    name: `${NAMES[index % NAMES.length]} ${index + 1}`,
    price: `€${(12 + (index % 7)).toFixed(2)}`,
    isSold: index % 3 === 0,
  }))

const columns: TableColumn<Cup>[] = [
  { id: 'name', header: 'Cup', width: '45%', isSortable: true, cell: ({ name }) => name },
  {
    id: 'state',
    header: 'State',
    width: '112px',
    cell: ({ isSold }) => <Badge tone={isSold ? 'neutral' : 'success'}>{isSold ? 'Sold' : 'For sale'}</Badge>,
  },
  { id: 'price', header: 'Price', width: '96px', align: 'end', isSortable: true, cell: ({ price }) => price },
]

type CupsProps = Partial<TableProps<Cup>> & { label: string }

const Cups = (props: CupsProps) => (
  <Table columns={columns} rows={cups(4)} rowKey={({ id }) => id} rowHref={({ id }) => `#${id}`} {...props} />
)

/** The states that the gallery shows. */
export const examples: Examples = {
  Plain: function Plain() {
    return <Cups label="Cups" />
  },
  Sorted: function Sorted() {
    const [sort, setSort] = useState<TableSort | undefined>({ column: 'price', direction: 'descending' })
    return <Cups label="Sorted cups" sort={sort} onSort={setSort} />
  },
  Selected: function Selected() {
    const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['cup-1', 'cup-2']))
    const selection = {
      keys,
      onChange: setKeys,
      rowName: ({ name }: Cup) => name,
    }
    return (
      <Cups
        label="Selected cups"
        selection={selection}
        rowMenu={{
          rowName: ({ name }) => name,
          entries: () => [{ id: 'wrap', label: 'Wrap' }],
        }}
        rowFailure={({ id }) => (id === 'cup-2' ? 'This cup is cracked.' : undefined)}
      />
    )
  },
  Loading: function Loading() {
    return <Cups label="Awaited cups" rows={[]} isLoading skeletonRows={4} />
  },
  Replaced: function Replaced() {
    return <Cups label="Cups that are being replaced" isRefetching />
  },
  Empty: function Empty() {
    return <Cups label="No cups" rows={[]} empty={<EmptyState title="No cups yet" />} />
  },
  Failed: function Failed() {
    return <Cups label="Missing cups" rows={[]} failure={<ErrorState title="The cups did not load" />} />
  },
  'A thousand rows': function Many() {
    return (
      <div style={{ maxBlockSize: 480, overflow: 'auto' }}>
        <Cups label="A thousand cups" rows={cups(1000)} />
      </div>
    )
  },
}

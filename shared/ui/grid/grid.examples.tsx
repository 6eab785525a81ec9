import { useMemo, useState } from 'react'
import { Banner } from '../banner/banner.tsx'
import type { Examples } from '../gallery/examples.ts'
import { exampleColumns, exampleKey, exampleLevel, exampleName, exampleRows } from './example-products.ts'
import { Grid, type GridColumn, type GridProps, type SaveGrid } from './grid.tsx'
import type { ExampleRow } from './example-products.ts'

type Example = Pick<GridProps<ExampleRow>, 'label'> & Partial<GridProps<ExampleRow>>

const saveAll: SaveGrid = (changes) => Promise.resolve(changes.map(({ row }) => ({ row })))

const saveFirst: SaveGrid = (changes) =>
  Promise.resolve(
    changes.map(({ row }, at) => (at === 0 ? { row } : { row, error: 'Another product has this SKU.' })),
  )

function ExampleGrid(props: Example) {
  return (
    <Grid
      columns={exampleColumns}
      rows={[]}
      rowKey={exampleKey}
      rowName={exampleName}
      onSave={saveAll}
      {...props}
    />
  )
}

const eight = exampleRows(8)
const fiveHundred = exampleRows(500)

/** Twenty columns: the eight and twelve prices more. */
const twenty: GridColumn<ExampleRow>[] = [
  ...exampleColumns,
  ...Array.from({ length: 12 }, (_, at): GridColumn<ExampleRow> => ({
    id: `list${at}`,
    header: `Price list ${at + 1}`,
    type: { kind: 'money', currency: 'usd' },
    value: ({ level }) => (level === 1 ? 1500 + at * 50 : undefined),
  })),
]

export const examples: Examples = {
  'Products and variants': function ProductsAndVariants() {
    return <ExampleGrid label="Products and variants" rows={eight} level={exampleLevel} />
  },
  'Five hundred rows of eight columns': function FiveHundred() {
    return <ExampleGrid label="Five hundred rows" rows={fiveHundred} />
  },
  'Five hundred rows of twenty columns': function Twenty() {
    return (
      <ExampleGrid label="Five hundred wide rows" rows={fiveHundred} columns={twenty} level={exampleLevel} />
    )
  },
  'Some rows fail to save': function SomeFail() {
    return <ExampleGrid label="Rows that fail" rows={eight} onSave={saveFirst} />
  },
  'Says whether it is dirty': function Dirty() {
    const [isDirty, setDirty] = useState(false)
    const rows = useMemo(() => exampleRows(4), [])
    return (
      <>
        <ExampleGrid label="Watched rows" rows={rows} onDirtyChange={setDirty} />
        <p>{isDirty ? 'There are changes.' : 'Everything is saved.'}</p>
      </>
    )
  },
  Loading: function Loading() {
    return <ExampleGrid label="Loading rows" isLoading />
  },
  Empty: function Empty() {
    return <ExampleGrid label="No rows" empty="No products yet." />
  },
  Error: function Failed() {
    return (
      <ExampleGrid
        label="Rows in error"
        error={<Banner tone="warning" title="The rows could not be loaded" />}
      />
    )
  },
}

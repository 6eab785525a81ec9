import type { CellValue, GridColumn } from './grid.tsx'

/** A product or, one level deeper, a variant. */
export interface ExampleRow {
  id: string
  level: number
  title: string
  values: Readonly<Record<string, CellValue>>
}

const COLOURS = ['White', 'Black', 'Olive']

const product = (at: number): ExampleRow => ({
  id: `p${at}`,
  level: 0,
  title: `Linen shirt ${at + 1}`,
  values: { status: at % 3 === 0 ? 'draft' : 'published', discountable: at % 2 === 0 },
})

const variant = (parent: ExampleRow, at: number): ExampleRow => ({
  id: `${parent.id}v${at}`,
  level: 1,
  title: COLOURS[at % COLOURS.length] ?? '',
  values: {
    sku: `${parent.id}-${at}`.toUpperCase(),
    eur: 2990 + at * 100,
    jpy: 4200,
    stock: at * 7,
    tax: 19.5,
  },
})

/** So many rows, in turn a product and its three variants. */
export function exampleRows(count: number): ExampleRow[] {
  const products = Array.from({ length: Math.ceil(count / 4) }, (_, at) => product(at))
  return products
    .flatMap((parent) => [parent, ...COLOURS.map((_colour, at) => variant(parent, at))])
    .slice(0, count)
}

const read = (id: string) => (row: ExampleRow) => row.values[id]

/** Eight columns, one of each type. */
export const exampleColumns: GridColumn<ExampleRow>[] = [
  {
    id: 'title',
    header: 'Title',
    type: { kind: 'text' },
    value: ({ title }) => title,
    isRequired: true,
    isFrozen: true,
    width: 200,
  },
  {
    id: 'status',
    header: 'Status',
    type: {
      kind: 'choice',
      options: [
        { id: 'draft', label: 'Draft' },
        { id: 'published', label: 'Published' },
      ],
    },
    value: read('status'),
    isRequired: true,
  },
  { id: 'sku', header: 'SKU', type: { kind: 'text' }, value: read('sku') },
  { id: 'eur', header: 'Price EUR', type: { kind: 'money', currency: 'eur' }, value: read('eur') },
  { id: 'jpy', header: 'Price JPY', type: { kind: 'money', currency: 'jpy' }, value: read('jpy') },
  { id: 'stock', header: 'Stock', type: { kind: 'number', least: 0 }, value: read('stock') },
  { id: 'tax', header: 'Tax', type: { kind: 'percent' }, value: read('tax'), isReadOnly: () => true },
  { id: 'discountable', header: 'Discountable', type: { kind: 'switch' }, value: read('discountable') },
]

export const exampleKey = ({ id }: ExampleRow) => id
export const exampleName = ({ title }: ExampleRow) => title
export const exampleLevel = ({ level }: ExampleRow) => level

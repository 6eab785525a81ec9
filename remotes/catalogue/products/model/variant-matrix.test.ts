import { afterEdit, combinationsOf, countVariants, doubledTitles, matrixOf } from './variant-matrix.ts'

const options = [
  { title: 'Size', values: ['S', 'M'] },
  { title: 'Colour', values: ['red', 'blue'] },
]

it('combines every value with every other, the last option changing fastest', () => {
  expect(combinationsOf(options)).toEqual([
    ['S', 'red'],
    ['S', 'blue'],
    ['M', 'red'],
    ['M', 'blue'],
  ])
  expect(combinationsOf([])).toEqual([[]])
})

it('leaves out options without a title or a value', () => {
  const unfinished = [...options, { title: 'Cut', values: [] }, { title: ' ', values: ['x'] }]
  expect(combinationsOf(unfinished)).toHaveLength(4)
})

it('has variants in an order of their own, those without a place at the end', () => {
  const order = ['["M","red"]', '["gone","red"]', '["S","blue"]']
  expect(matrixOf(options, {}, order).map(({ values }) => values.join(' '))).toEqual([
    'M red',
    'S blue',
    'S red',
    'M blue',
  ])
})

it('keeps what was said about a variant when a value is added', () => {
  const [first] = matrixOf(options, {})
  const cells = { [first?.key ?? '']: { sku: 'S-RED' } }
  const more = matrixOf([{ title: 'Size', values: ['XS', 'S', 'M'] }, ...options.slice(1)], cells)
  expect(more.filter((row) => row.cells['sku'] === 'S-RED').map(({ values }) => values)).toEqual([
    ['S', 'red'],
  ])
})

const many = (count: number) => [
  { title: 'Number', values: Array.from({ length: count }, (_none, at) => String(at)) },
]

it('makes 500 variants, and none of more than a thousand', () => {
  expect(matrixOf(many(500), {})).toHaveLength(500)
  expect(countVariants(many(1001))).toBe(1001)
  expect(matrixOf(many(1001), {})).toEqual([])
})

it('finds titles that are used twice', () => {
  expect(doubledTitles([...options, { title: ' size ', values: [] }])).toEqual(['size'])
})

it('takes a change back with the edit, and keeps what was said about variants that are out of sight', () => {
  const rows = matrixOf(options.slice(0, 1), {})
  const change = { row: '["S"]', cells: [{ column: 'sku', after: 'A' }] }
  const last = afterEdit({ '["XL"]': { sku: 'X' } }, { '["M"]': { sku: 'M' } }, rows, [change])
  expect(last).toEqual({ '["XL"]': { sku: 'X' }, '["S"]': { sku: 'A' }, '["M"]': { sku: 'M' } })
  expect(afterEdit(last, {}, rows, [])).toEqual({ '["XL"]': { sku: 'X' } })
})

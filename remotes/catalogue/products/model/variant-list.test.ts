import type { VariantOfProduct } from '@stoa/api/admin/products'

import { searchVariants, sortVariants, valuesOf } from './variant-list.ts'

const of = (title: string, sku: string | null, inventory_quantity: number) =>
  ({
    title,
    sku,
    ean: null,
    barcode: null,
    manage_inventory: true,
    inventory_quantity,
    options: [{ value: title }],
  }) as VariantOfProduct
const variants = [of('Size 10', 'B', 1), of('Size 9', null, 5)]
const titles = (list: readonly VariantOfProduct[]) => list.map(({ title }) => title)

it('searches titles, codes and values in any case', () => {
  expect(titles(searchVariants(variants, ' b'))).toEqual(['Size 10'])
  expect(titles(searchVariants(variants, 'SIZE'))).toHaveLength(2)
})

it('sorts numbers in titles as numbers, and keeps the given order by default', () => {
  const ascending = { column: 'title', direction: 'ascending' } as const
  expect(titles(sortVariants(variants, ascending, 'en'))).toEqual(['Size 9', 'Size 10'])
  expect(titles(sortVariants(variants, { column: 'stock', direction: 'descending' }, 'en'))).toEqual([
    'Size 9',
    'Size 10',
  ])
  expect(sortVariants(variants, undefined, 'en')).toBe(variants)
})

it('knows the values of an option, each once', () => {
  const coloured = ['red', 'blue', 'red'].map((value) => ({
    options: [
      { option_id: 'size', value: 'S' },
      { option_id: 'colour', value },
    ] as never,
  }))
  expect(valuesOf(coloured, 'colour')).toEqual(['red', 'blue'])
})

import type { VariantOfProduct } from '@stoa/api/admin/products'

import { collidingAfter, optionChanges } from './option-changes.ts'

const size = { id: 'o1', title: 'Size' }
const colour = { id: 'o2', title: 'Colour' }

it('deletes before it renames, and creates last', () => {
  const after = [{ id: 'o2', title: 'Size ' }, { title: ' Cut' }]
  expect(optionChanges([size, colour], after)).toEqual([
    { kind: 'delete', id: 'o1', title: 'Size' },
    { kind: 'rename', id: 'o2', title: 'Size' },
    { kind: 'create', title: 'Cut' },
  ])
  expect(optionChanges([size], [size])).toEqual([])
})

const of = (title: string, sizeValue: string, colourValue: string) =>
  ({
    title,
    options: [
      { option_id: 'o1', value: sizeValue },
      { option_id: 'o2', value: colourValue },
    ],
  }) as VariantOfProduct

it('names the variants that would become the same', () => {
  const variants = [of('S red', 'S', 'red'), of('S blue', 'S', 'blue'), of('M red', 'M', 'red')]
  const product = { options: [size, colour], variants }
  expect(collidingAfter(product, [size])).toEqual(['S red', 'S blue'])
  expect(collidingAfter(product, [size, colour])).toEqual([])
  expect(collidingAfter(product, [size, { title: 'Cut' }])).toEqual([])
})

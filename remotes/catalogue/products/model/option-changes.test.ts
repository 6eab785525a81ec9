import type { VariantOfProduct } from '@stoa/api/admin/products'

import { collidingVariants, optionChanges } from './option-changes.ts'

const size = { id: 'o1', title: 'Size' }
const colour = { id: 'o2', title: 'Colour' }

it('deletes before it renames, and creates last', () => {
  const after = [
    { key: 'a', id: 'o2', title: 'Size ' },
    { key: 'b', title: ' Cut' },
  ]
  expect(optionChanges([size, colour], after)).toEqual([
    { kind: 'delete', id: 'o1', title: 'Size' },
    { kind: 'rename', id: 'o2', title: 'Size' },
    { kind: 'create', title: 'Cut' },
  ])
  expect(optionChanges([size], [{ key: 'a', ...size }])).toEqual([])
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
  expect(collidingVariants(variants, new Set(['o2']))).toEqual(['S red', 'S blue'])
  expect(collidingVariants(variants, new Set())).toEqual([])
})

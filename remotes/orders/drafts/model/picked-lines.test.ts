import type { PickedVariant } from '@stoa/admin/pickers'

import type { DraftLine } from './draft-values.ts'
import { pickedLines, pickedOf } from './picked-lines.ts'

const line = (key: string, variantId: string | null): DraftLine => ({
  key,
  variantId,
  title: 'Bowl',
  details: 'Small',
  thumbnail: null,
  quantity: 3,
  price: 900,
})
const picked = (id: string): PickedVariant => ({
  id,
  product: 'Cup',
  title: 'Blue',
  sku: null,
  thumbnail: null,
  price: 500,
  stock: 1,
  isBackorder: false,
})
const lines = [line('1', 'variant_1'), line('2', null), line('3', 'variant_2')]

test('lines that stay keep quantity and own price, own lines stay, new ones begin with one piece', () => {
  const next = pickedLines(
    lines,
    new Map([
      ['variant_1', picked('variant_1')],
      ['variant_3', picked('variant_3')],
    ]),
  )
  expect(next.map(({ variantId, quantity, price }) => [variantId, quantity, price])).toEqual([
    ['variant_1', 3, 900],
    [null, 3, 900],
    ['variant_3', 1, null],
  ])
})

test('what is picked already is the variants of the lines', () => {
  expect([...pickedOf(lines).keys()]).toEqual(['variant_1', 'variant_2'])
  expect(pickedLines(lines, pickedOf(lines))).toEqual(lines)
})

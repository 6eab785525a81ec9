import type { FilterableProduct } from '@stoa/api/store/products'

import { facetsOf, filtered, sorted } from './facets.ts'
import { narrowingOf } from './narrowing.ts'

const SIZES = { id: 'size', title: 'Size' }
const variant = (size: string, amount: number, left = 9) => ({
  calculated_price: amount,
  original_price: amount,
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: left,
  options: [{ option_id: 'size', value: size }],
})
const product = (id: string, type: string, variants: object[]) =>
  ({
    id,
    title: id,
    type_id: type,
    type: { id: type, value: type.toUpperCase() },
    tags: [],
    options: [SIZES],
    variants,
  }) as unknown as FilterableProduct

const products = [
  product('jumper', 'knit', [variant('M', 9000), variant('L', 9500)]),
  product('apron', 'linen', [variant('M', 3000, 0)]),
  product('scarf', 'knit', [variant('One', 5000)]),
]
const VIEWER = { withTax: false, locale: 'en' }
const left = (address: string) =>
  filtered(products, narrowingOf(new URLSearchParams(address)), false).map(({ id }) => id)
const sortedIds = (sort: Parameters<typeof sorted>[1]) => sorted(products, sort, VIEWER).map(({ id }) => id)

test.each([
  ['', ['jumper', 'apron', 'scarf']],
  ['type=knit', ['jumper', 'scarf']],
  ['type=knit&type=linen', ['jumper', 'apron', 'scarf']],
  ['option=Size:M', ['jumper', 'apron']],
  ['option=Size:M&type=knit', ['jumper']],
  ['from=4000&to=6000', ['scarf']],
  ['stock=1', ['jumper', 'scarf']],
])('the address ?%s leaves %j', (address, ids) => {
  expect(left(address)).toEqual(ids)
})

test('sorts by price in both directions, by title, and else keeps the store’s order', () => {
  expect(sortedIds('cheapest')).toEqual(['apron', 'scarf', 'jumper'])
  expect(sortedIds('dearest')).toEqual(['jumper', 'scarf', 'apron'])
  expect(sortedIds('title')).toEqual(['apron', 'jumper', 'scarf'])
  expect(sortedIds(null)).toEqual(['jumper', 'apron', 'scarf'])
})

test('sorts titles as the language does: ä is an a in German and a letter after z in Swedish', () => {
  const both = [product('zebra', 'knit', []), product('ärm', 'knit', [])]
  const titlesIn = (locale: string) => sorted(both, 'title', { ...VIEWER, locale }).map(({ id }) => id)
  expect(titlesIn('de')).toEqual(['ärm', 'zebra'])
  expect(titlesIn('sv')).toEqual(['zebra', 'ärm'])
})

test('products without a price come last in both directions', () => {
  const unsold = { ...product('poster', 'paper', []), variants: [] }
  const ids = (sort: 'cheapest' | 'dearest') =>
    sorted([unsold, ...products], sort, VIEWER).map(({ id }) => id)
  expect(ids('cheapest').at(-1)).toBe('poster')
  expect(ids('dearest').at(-1)).toBe('poster')
})

test('counts the values of a facet as the other facets leave them', () => {
  const facets = facetsOf(products, narrowingOf(new URLSearchParams('type=knit')), VIEWER)
  expect(facets).toEqual([
    {
      key: 'type',
      title: null,
      values: [
        { id: 'knit', label: 'KNIT', count: 2 },
        { id: 'linen', label: 'LINEN', count: 1 },
      ],
    },
    {
      key: 'option',
      title: 'Size',
      values: [
        { id: 'Size:L', label: 'L', count: 1 },
        { id: 'Size:M', label: 'M', count: 1 },
        { id: 'Size:One', label: 'One', count: 1 },
      ],
    },
  ])
})

const withOptions = (id: string, titles: readonly string[]) =>
  ({
    ...product(id, 'knit', []),
    options: titles.map((title) => ({ id: title, title })),
    variants: ['1', '2'].map((value) => ({
      ...variant('M', 1000),
      options: titles.map((title) => ({ option_id: title, value })),
    })),
  }) as unknown as FilterableProduct

test('offers the options that most products have, and one that is filtered by', () => {
  const common = ['A', 'B', 'C', 'D', 'E']
  const mixed = [withOptions('one', ['Rare', ...common]), withOptions('other', common)]
  const titles = (address: string) =>
    facetsOf(mixed, narrowingOf(new URLSearchParams(address)), VIEWER).flatMap(({ title }) => title ?? [])
  expect(titles('')).toEqual(common)
  expect(titles('option=Rare:1')).toEqual([...common, 'Rare'])
})

import {
  doubledCodes,
  isPriced,
  newProductPayload,
  NO_ATTRIBUTES,
  stockWishes,
  variantOfValues,
  type NewProduct,
} from './new-product.ts'
import { matrixOf } from './variant-matrix.ts'

const cup: NewProduct = {
  title: 'Tea cup',
  subtitle: '',
  handle: '',
  material: '',
  description: 'For tea',
  discountable: true,
  organisation: {
    type: 'Cups',
    collection_id: null,
    tags: ['tea'],
    categories: ['cat_1'],
    channels: ['sc_1'],
  },
  options: [{ id: 'o', title: 'Size', values: ['S', 'M'] }],
  cells: {
    '["S"]': { sku: 'CUP-S', 'price:eur': 1250, stock: 3, 'stock:here': 4 },
    '["M"]': { sold: false },
  },
  order: [],
  currencies: ['eur', 'usd'],
  details: [],
  attributes: { ...NO_ATTRIBUTES, weight: 0, hs_code: '6911' },
  pictures: { urls: ['/a.png'], thumbnail: '/a.png' },
}
const rows = matrixOf(cup.options, cup.cells)
const all = { categories: true, channels: true, locations: false }

it('sends what was said, with the variants that are sold', () => {
  expect(newProductPayload(cup, rows, 'published', all)).toEqual({
    title: 'Tea cup',
    is_giftcard: false,
    discountable: true,
    status: 'published',
    handle: 'tea-cup',
    description: 'For tea',
    weight: 0,
    hs_code: '6911',
    thumbnail: '/a.png',
    type: { value: 'Cups' },
    tags: [{ value: 'tea' }],
    categories: [{ id: 'cat_1' }],
    sales_channels: [{ id: 'sc_1' }],
    images: ['/a.png'],
    options: [{ title: 'Size' }],
    variants: [
      {
        title: 'S',
        sku: 'CUP-S',
        manage_inventory: true,
        allow_backorder: false,
        inventory_quantity: 3,
        prices: [{ amount: 1250, currency_code: 'eur' }],
        options: [{ value: 'S' }],
      },
    ],
  })
})

it('names nothing that the store cannot do', () => {
  const payload = newProductPayload(cup, rows, 'draft', {
    categories: false,
    channels: false,
    locations: true,
  })
  expect(payload).not.toHaveProperty('categories')
  expect(payload).not.toHaveProperty('sales_channels')
  expect(payload.variants?.[0]).not.toHaveProperty('inventory_quantity')
})

it('gives a product without options one variant of its own title', () => {
  const plain = { ...cup, options: [], cells: {} }
  const payload = newProductPayload(plain, matrixOf([], {}), 'draft', all)
  expect(payload.options).toEqual([])
  expect(payload.variants).toMatchObject([{ title: 'Tea cup', options: [], prices: [] }])
})

it('knows which variants have a price that can be seen', () => {
  const [small, medium] = rows
  expect(small && isPriced(small, ['usd', 'eur'])).toBe(true)
  expect(small && isPriced(small, ['usd'])).toBe(false)
  expect(medium && isPriced(medium, ['eur'])).toBe(false)
})

it('knows what is to be stocked where', () => {
  expect(stockWishes(rows, ['here', 'there'])).toEqual([
    { values: ['S'], levels: [{ location_id: 'here', stocked_quantity: 4 }] },
  ])
})

const option = (option_id: string, value: string) => ({ option_id, value })

it('finds a variant by its values in whatever order the store answers', () => {
  const product = {
    options: [
      { id: 'o2', title: 'Colour' },
      { id: 'o1', title: 'Size' },
    ],
    variants: [
      { id: 'a', options: [option('o1', 'S'), option('o2', 'M')] },
      { id: 'b', options: [option('o2', 'S'), option('o1', 'M')] },
    ],
  }
  expect(variantOfValues(product, ['Size', 'Colour'], ['M', 'S'])?.id).toBe('b')
})

it('sends what else is said about a variant, as long as it has a column', () => {
  const cells = { '["S"]': { ean: '4006381333931', weight: 0, hs_code: '', upc: '1' } }
  const detailed = { ...cup, cells, details: ['weight', 'hs_code', 'ean', 'title'] }
  const [variant] = newProductPayload(detailed, matrixOf(cup.options, cells), 'draft', all).variants ?? []
  expect(variant).toEqual({
    title: 'S',
    ean: '4006381333931',
    weight: 0,
    manage_inventory: true,
    allow_backorder: false,
    prices: [],
    options: [{ value: 'S' }],
  })
})

it('finds codes that are used twice', () => {
  const cells = { '["S"]': { sku: 'A', ean: '1' }, '["M"]': { sku: 'A', ean: '2' } }
  expect(doubledCodes(matrixOf(cup.options, cells))).toEqual([{ name: 'sku', code: 'A' }])
  expect(doubledCodes(rows)).toEqual([])
})

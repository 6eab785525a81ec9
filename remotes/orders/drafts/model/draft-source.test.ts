import { valuesOfCustomer, valuesOfSource, type DraftSource } from './draft-source.ts'

const item = {
  id: 'item_1',
  variant_id: 'variant_1',
  title: 'Bowl',
  description: 'Small',
  thumbnail: null,
  quantity: 2,
  unit_price: 900,
  should_merge: true,
}
const address = { id: 'addr_1', first_name: 'Ada', city: 'Berlin', country_code: 'de', company: null }
const source: DraftSource = {
  email: 'ada@example.com',
  region_id: 'reg_1',
  customer: { id: 'cus_1', first_name: 'Ada', last_name: null },
  items: [item],
  shipping_address: address,
  billing_address: { ...address, id: 'addr_2' },
  shipping_methods: [{ shipping_option_id: 'so_1', price: 500, shipping_option: { amount: 500 } }],
  discounts: [{ code: 'SPRING' }],
}

test('variants take the price of today, unless they had one of their own', () => {
  const lines = [item, { ...item, id: 'item_2', should_merge: false }]
  expect(valuesOfSource({ ...source, items: lines }).lines.map(({ price }) => price)).toEqual([null, 900])
})

test('a line without a variant is one of its own, with its price', () => {
  const [line] = valuesOfSource({ ...source, items: [{ ...item, variant_id: null }] }).lines
  expect(line).toMatchObject({ variantId: null, title: 'Bowl', details: '', price: 900 })
})

test('what is noted about a line is copied', () => {
  const lines = [{ ...item, metadata: { engraving: 'Ada' } }, { ...item, metadata: {} }, item]
  expect(valuesOfSource({ ...source, items: lines }).lines.map(({ metadata }) => metadata)).toEqual([
    { engraving: 'Ada' },
    undefined,
    undefined,
  ])
})

test('customer, addresses, shipping and codes are copied', () => {
  expect(valuesOfSource(source, false)).toMatchObject({
    region: 'reg_1',
    customer: 'cus_1',
    customerName: 'Ada',
    email: 'ada@example.com',
    shipping: { first_name: 'Ada', city: 'Berlin', country_code: 'de', company: '' },
    isBillingSame: true,
    option: 'so_1',
    shippingPrice: null,
    codes: ['SPRING'],
    isNotified: false,
  })
})

test('shipping keeps a price of its own, and billing an address of its own', () => {
  const own = { shipping_option_id: 'so_1', price: 0, shipping_option: { amount: 500 } }
  const other = { ...address, city: 'Bonn' }
  expect(valuesOfSource({ ...source, shipping_methods: [own], billing_address: other })).toMatchObject({
    shippingPrice: 0,
    isBillingSame: false,
    billing: { city: 'Bonn' },
  })
  expect(valuesOfSource({ ...source, billing_address: null }).isBillingSame).toBe(true)
})

test('a draft for a customer is delivered to the first saved address', () => {
  const customer = { id: 'cus_1', first_name: 'Ada', last_name: 'L', email: 'ada@example.com' }
  expect(valuesOfCustomer({ ...customer, shipping_addresses: [address] })).toMatchObject({
    customer: 'cus_1',
    customerName: 'Ada L',
    email: 'ada@example.com',
    shipping: { city: 'Berlin' },
    region: null,
  })
  expect(valuesOfCustomer({ ...customer, shipping_addresses: [] }).shipping.city).toBe('')
})

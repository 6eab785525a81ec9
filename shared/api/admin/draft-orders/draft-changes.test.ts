import { hasChanges } from './draft-changes.ts'

const address = { id: 'addr_1', first_name: 'Ada', company: null, country_code: 'de' } as never
const draft = {
  no_notification_order: false,
  cart: {
    email: 'Ada@example.com',
    customer_id: 'cus_1',
    region_id: 'reg_1',
    discounts: [{ code: 'SPRING' }],
    shipping_address: address,
    billing_address: null,
  },
}

it.each([
  ['an e-mail in any case', { email: 'ada@EXAMPLE.com' }],
  ['its codes in any case', { discounts: [{ code: 'spring' }] }],
  ['an address without what is empty', { shipping_address: { first_name: 'Ada', company: '' } }],
  ['nothing that was sent', {}],
])('is recognised by %s', (_name, changes) => {
  expect(hasChanges(draft, changes)).toBe(true)
})

it.each([
  ['another e-mail', { email: 'bob@example.com' }],
  ['no codes any more', { discounts: [] }],
  ['one code more', { discounts: [{ code: 'SPRING' }, { code: 'EXTRA' }] }],
  ['another address', { shipping_address: { first_name: 'Bob' } }],
  ['an address where none is', { billing_address: { first_name: 'Ada' } }],
  ['whether the customer is notified', { no_notification_order: true }],
])('is not there while it lacks %s', (_name, changes) => {
  expect(hasChanges(draft, changes)).toBe(false)
})

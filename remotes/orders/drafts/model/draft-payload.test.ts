import { draftPayload } from './draft-payload.ts'
import { NEW_DRAFT, NO_ADDRESS, type DraftValues } from './draft-values.ts'

const line = { title: 'Bowl', details: 'Small', thumbnail: null, quantity: 2 }
const draft: DraftValues = {
  ...NEW_DRAFT,
  region: 'reg_1',
  email: 'ada@example.com',
  lines: [
    { ...line, key: '1', variantId: 'variant_1', price: null },
    { ...line, key: '2', variantId: 'variant_2', price: 0 },
    { ...line, key: '3', variantId: null, title: 'Engraving', quantity: 1, price: 1250 },
  ],
  option: 'so_1',
}

test('own prices are sent, those of variants and zero too', () => {
  expect(draftPayload(draft).items).toEqual([
    { variant_id: 'variant_1', quantity: 2 },
    { variant_id: 'variant_2', quantity: 2, unit_price: 0 },
    { title: 'Engraving', quantity: 1, unit_price: 1250 },
  ])
})

test('what is noted about a line is sent', () => {
  const [bowl] = draft.lines
  const noted = { ...draft, lines: [{ ...bowl!, metadata: { engraving: 'Ada' } }] }
  expect(draftPayload(noted).items).toEqual([
    { variant_id: 'variant_1', quantity: 2, metadata: { engraving: 'Ada' } },
  ])
})

test('the price of shipping is sent when it is an own one', () => {
  expect(draftPayload(draft).shipping_methods).toEqual([{ option_id: 'so_1' }])
  expect(draftPayload({ ...draft, shippingPrice: 0 }).shipping_methods).toEqual([
    { option_id: 'so_1', price: 0 },
  ])
})

test('addresses are sent with what is filled in, and the shipping address is the billing address too', () => {
  const shipping = { ...NO_ADDRESS, first_name: 'Ada', country_code: 'de' }
  const sent = { first_name: 'Ada', country_code: 'de' }
  expect(draftPayload({ ...draft, shipping })).toMatchObject({
    shipping_address: sent,
    billing_address: sent,
  })
  const billing = { ...NO_ADDRESS, first_name: 'Bob' }
  expect(draftPayload({ ...draft, shipping, billing, isBillingSame: false })).toMatchObject({
    shipping_address: sent,
    billing_address: { first_name: 'Bob' },
  })
  expect(draftPayload(draft)).not.toHaveProperty('shipping_address')
})

test('a chosen customer, codes and silence are sent', () => {
  expect(draftPayload({ ...draft, customer: 'cus_1', codes: ['SPRING'], isNotified: false })).toMatchObject({
    customer_id: 'cus_1',
    discounts: [{ code: 'SPRING' }],
    no_notification_order: true,
  })
  expect(draftPayload(draft)).not.toHaveProperty('customer_id')
})

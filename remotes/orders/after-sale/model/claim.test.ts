import { blankValues } from '../components/values.ts'
import { claimItemValues, claimRefund, sentClaim, sentClaimItems } from './claim.ts'

const line = {
  id: 'item_1',
  title: 'Mug',
  description: null,
  sku: null,
  thumbnail: null,
  variantId: 'variant_1',
  returnable: 2,
  remaining: 2,
  refundable: 3570,
}
const order = {
  id: 'order_1',
  display_id: 1,
  region_id: 'reg_1',
  currency_code: 'eur',
  refundable_amount: 9000,
  items: [],
  returns: [],
  swaps: [],
  claims: [],
}
const values = (more: object) => ({ ...blankValues([line], order), ...more })
const chosen = [
  {
    line,
    quantity: 1,
    reason: 'other',
    note: '',
    damaged: 0,
    tags: [],
    pictures: ['https://cdn.test/1.png'],
  },
]
const mug = {
  id: 'variant_2',
  product: 'Mug',
  title: 'Oat',
  sku: null,
  thumbnail: null,
  price: 1800,
  stock: 3,
  isBackorder: false,
  quantity: 1,
}

it('a claim that pays back sends the amount and no goods', () => {
  const sent = sentClaim(values({ type: 'refund', extras: [mug], delivery: 'so_1' }), chosen, 1785)
  expect(sent).toEqual({
    type: 'refund',
    claim_items: [{ item_id: 'item_1', quantity: 1, reason: 'other', images: ['https://cdn.test/1.png'] }],
    refund_amount: 1785,
    no_notification: false,
  })
})

it('a claim that replaces sends goods and no amount, which the API would refuse', () => {
  const sent = sentClaim(values({ extras: [mug], delivery: 'so_1', option: 'so_2' }), chosen, 1785)
  expect(sent).toMatchObject({
    additional_items: [{ variant_id: 'variant_2', quantity: 1 }],
    shipping_methods: [{ option_id: 'so_1', price: 0 }],
    return_shipping: { option_id: 'so_2', price: 0 },
  })
  expect(sent).not.toHaveProperty('refund_amount')
})

it('a claim never pays back more than is left of the payment', () => {
  expect([claimRefund(3570, 9000), claimRefund(3570, 500), claimRefund(0, 500)]).toEqual([3570, 500, 0])
})

it('an update keeps the pictures and tags that were there, and adds the others', () => {
  const item = {
    id: 'citm_1',
    reason: 'other',
    note: null,
    images: [
      { id: 'img_1', url: 'https://cdn.test/1.png' },
      { id: 'img_2', url: 'https://cdn.test/2.png' },
    ],
    tags: [{ id: 'tag_1', value: 'glaze' }],
  }
  const [before] = claimItemValues([item])
  expect(before).toEqual({
    reason: 'other',
    note: '',
    tags: ['glaze'],
    pictures: ['https://cdn.test/1.png', 'https://cdn.test/2.png'],
  })
  const said = {
    reason: 'wrong_item',
    note: 'Blue',
    tags: ['glaze', 'colour'],
    pictures: ['https://cdn.test/2.png', 'https://cdn.test/3.png'],
  }
  expect(sentClaimItems([item], [said])).toEqual([
    {
      id: 'citm_1',
      reason: 'wrong_item',
      note: 'Blue',
      tags: [{ id: 'tag_1' }, { value: 'colour' }],
      images: [{ id: 'img_2' }, { url: 'https://cdn.test/3.png' }],
    },
  ])
})

it('goods go to another address only when that is asked for', () => {
  const address = { last_name: 'Arendt', address_1: 'Kai 2', city: 'Bremen', country_code: 'de', phone: '' }
  const claim = (isElsewhere: boolean) =>
    sentClaim(values({ extras: [mug], address, isElsewhere }), chosen, 0)
  expect(claim(false)).not.toHaveProperty('shipping_address')
  expect(claim(true).shipping_address).toEqual({
    last_name: 'Arendt',
    address_1: 'Kai 2',
    city: 'Bremen',
    country_code: 'de',
  })
})

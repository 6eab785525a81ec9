import { fittingOptions } from './fitting-options.ts'
import type { VariantFacts } from './line-prices.ts'

const listed = { sku: null, price: 100, taxShare: 0, stock: null, isBackorder: false }
const facts = new Map<string, VariantFacts>([
  ['bowl', { ...listed, isGiftCard: false }],
  ['card', { ...listed, isGiftCard: true }],
])
const post = { id: 'post', profile: { type: 'default' } }
const mail = { id: 'mail', profile: { type: 'gift_card' } }
const idsFor = (...ids: (string | null)[]) =>
  fittingOptions(
    [post, mail],
    ids.map((variantId) => ({ variantId })),
    facts,
  ).map(({ id }) => id)

test('goods, own lines and variants that are not known yet are not sent as gift cards', () => {
  expect(idsFor('bowl')).toEqual(['post'])
  expect(idsFor(null)).toEqual(['post'])
  expect(idsFor('unknown')).toEqual(['post'])
})

test('gift cards are sent as such, and with goods both are offered', () => {
  expect(idsFor('card')).toEqual(['mail'])
  expect(idsFor('card', 'bowl')).toEqual(['post', 'mail'])
})

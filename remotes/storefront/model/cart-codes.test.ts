import { withDiscount, withGiftCard, withoutGiftCard } from './cart-codes.ts'

const cart = { discounts: [{ code: 'SPRING' }], gift_cards: [{ code: 'AAA' }, { code: 'BBB' }] }

test('a new code is added to the existing ones', () => {
  expect(withDiscount(cart, 'TEN')).toEqual({ discounts: [{ code: 'SPRING' }, { code: 'TEN' }] })
  expect(withGiftCard(cart, 'CCC')).toEqual({
    gift_cards: [{ code: 'AAA' }, { code: 'BBB' }, { code: 'CCC' }],
  })
})

test('removing one gift card keeps the others', () => {
  expect(withoutGiftCard(cart, 'AAA')).toEqual({ gift_cards: [{ code: 'BBB' }] })
})

import { paymentLink } from './payment-link.ts'

test('both names that the store knows for the cart are filled in', () => {
  expect(paymentLink('https://shop.test/pay?cart={cart_id}', 'cart_1')).toBe(
    'https://shop.test/pay?cart=cart_1',
  )
  expect(paymentLink('https://shop.test/{payment_id}', 'cart_1')).toBe('https://shop.test/cart_1')
})

test.each([null, undefined, '', 'https://shop.test/pay'])(
  'there is no link with the template %s',
  (template) => {
    expect(paymentLink(template, 'cart_1')).toBeUndefined()
  },
)

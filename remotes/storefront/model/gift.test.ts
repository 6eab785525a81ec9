import { EMPTY_GIFT, giftExtras, isGiftComplete } from './gift.ts'

test('a gift without a receiver is complete and adds nothing to the line', () => {
  expect(isGiftComplete(EMPTY_GIFT)).toBe(true)
  expect(giftExtras({ ...EMPTY_GIFT, message: '  ' })).toEqual({})
})

test('an e-mail address has to be one, and is trimmed', () => {
  expect(isGiftComplete({ ...EMPTY_GIFT, email: 'ann' })).toBe(false)
  expect(isGiftComplete({ ...EMPTY_GIFT, email: ' ann@example.com ' })).toBe(true)
  expect(giftExtras({ ...EMPTY_GIFT, email: ' ann@example.com ' })).toEqual({ email: 'ann@example.com' })
})

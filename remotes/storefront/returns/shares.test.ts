import { addUpTo, isConfirmed, isDividable, sharesOf, withAmount } from './shares.ts'

const TWO = { providers: ['card', 'invoice'], due: 5000 }
const THREE = { providers: ['card', 'invoice', 'bank'], due: 5000 }

test('of two ways to pay the other one gets the rest', () => {
  expect(withAmount({}, 'card', 1200, TWO)).toEqual({ card: 1200, invoice: 3800 })
  expect(withAmount({ card: 1200, invoice: 3800 }, 'invoice', 5000, TWO)).toEqual({ card: 0, invoice: 5000 })
})

test('an empty field, too much and a third way to pay leave the other amounts as they are', () => {
  const amounts = { card: 1200, invoice: 3800 }
  expect(withAmount(amounts, 'card', null, TWO)).toEqual({ card: null, invoice: 3800 })
  expect(withAmount(amounts, 'card', 5001, TWO)).toEqual({ card: 5001, invoice: 3800 })
  expect(withAmount(amounts, 'card', 1000, THREE)).toEqual({ card: 1000, invoice: 3800 })
})

test('shares are the amounts above zero, and add up to the whole or not', () => {
  const shares = sharesOf({ card: 1200, invoice: 0, bank: null })
  expect(shares).toEqual([{ provider_id: 'card', amount: 1200 }])
  expect(addUpTo(shares, 1200)).toBe(true)
  expect(addUpTo(shares, 5000)).toBe(false)
})

test('shares can be changed until the first one is confirmed or pending', () => {
  expect(isDividable({ status: 'not_paid' })).toBe(true)
  expect(isDividable({ status: 'awaiting' })).toBe(false)
  expect(isDividable({ status: 'partially_authorized' })).toBe(false)
})

test('a share is confirmed once its payment has a date', () => {
  expect(isConfirmed({ payment_authorized_at: '2026-01-01' })).toBe(true)
  expect(isConfirmed({ payment_authorized_at: null })).toBe(false)
})

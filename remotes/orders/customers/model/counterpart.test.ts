import { counterpartOf } from './counterpart.ts'

const account = { id: 'cus_1', email: 'ann_b@example.com', has_account: true }

it('is the guest with the same e-mail, in either case', () => {
  const guest = { id: 'cus_2', email: 'Ann_B@example.com', has_account: false }
  expect(counterpartOf([account, guest], account)).toBe(guest)
  expect(counterpartOf([account, guest], guest)).toBe(account)
})

it.each(['annxb@example.com', 'joann_b@example.com'])('is not %s, which a search finds too', (email) => {
  expect(counterpartOf([account, { id: 'cus_3', email, has_account: false }], account)).toBeUndefined()
})

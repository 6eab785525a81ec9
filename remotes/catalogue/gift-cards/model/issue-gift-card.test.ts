import {
  afterSwitch,
  endFrom,
  endProblem,
  issuePayload,
  momentOf,
  proposedRegion,
} from './issue-gift-card.ts'

const at = '2026-03-11T09:30:00.000Z'
const values = {
  region: 'reg_1',
  amount: 2500,
  end: { isWanted: false, at },
  email: 'ada@example.com',
  message: '',
}

it('sends an end only where one is wanted, and no empty message', () => {
  expect(issuePayload(values)).toEqual({
    region_id: 'reg_1',
    value: 2500,
    metadata: { email: 'ada@example.com' },
  })
  expect(issuePayload({ ...values, end: endFrom(at), message: 'Enjoy' })).toEqual({
    region_id: 'reg_1',
    value: 2500,
    ends_at: at,
    metadata: { email: 'ada@example.com', personal_message: 'Enjoy' },
  })
})

it('remembers an end that was switched off, and proposes one where there was none', () => {
  const off = afterSwitch(false, endFrom(at))
  expect(momentOf(off)).toBeNull()
  expect(momentOf(afterSwitch(true, off))).toBe(at)
  expect(momentOf(afterSwitch(true, endFrom(null)))).toMatch(/^\d{4}-.*:00\.000Z$/)
})

it('wants an end that is still to come', () => {
  const now = new Date(at)
  expect(endProblem(endFrom(at), now)).toBe('giftCards.fields.endPast')
  expect(endProblem(endFrom('2026-03-11T09:31:00.000Z'), now)).toBeUndefined()
  expect(endProblem({ isWanted: true, at: null }, now)).toBe('giftCards.fields.endMissing')
  expect(endProblem(endFrom(null), now)).toBeUndefined()
})

it('begins with a region that has the currency of the store', () => {
  const regions = [
    { id: 'reg_us', currency_code: 'usd' },
    { id: 'reg_eu', currency_code: 'eur' },
  ] as const
  expect(proposedRegion(regions, 'eur')).toBe('reg_eu')
  expect(proposedRegion(regions, 'jpy')).toBe('reg_us')
  expect(proposedRegion(regions, undefined)).toBe('reg_us')
})

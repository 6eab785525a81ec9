import { giftCardState, proposedEnd } from './gift-card-state.ts'

const now = new Date('2026-03-04T09:30:45.123Z')
const card = { balance: 100, is_disabled: false, ends_at: null }

it.each([
  ['usable', {}],
  ['usable', { ends_at: '2026-03-04T09:31:00.000Z' }],
  ['ended', { ends_at: '2026-03-04T09:30:00.000Z' }],
  ['spent', { balance: 0 }],
  ['ended', { balance: 0, ends_at: '2026-01-01T00:00:00.000Z' }],
  ['disabled', { is_disabled: true, balance: 0, ends_at: '2026-01-01T00:00:00.000Z' }],
] as const)('a card is %s with %j', (state, change) => {
  expect(giftCardState({ ...card, ...change }, now)).toBe(state)
})

it('proposes an end in seven days, at the same minute', () => {
  expect(proposedEnd(now)).toBe('2026-03-11T09:30:00.000Z')
})

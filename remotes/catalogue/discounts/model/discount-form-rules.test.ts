import { CODE_RULES, END_RULES, LIMIT_RULES, REGION_RULES, VALUE_RULES } from './discount-form-rules.ts'

const of = (type: 'percentage' | 'fixed' | 'free_shipping', starts: string | null = null) => ({
  type,
  starts,
})

const said = (value: number | null, type: Parameters<typeof of>[0]) => VALUE_RULES.validate(value, of(type))

it('takes 1 to 100 per cent, and an amount from one minor unit on', () => {
  expect([1, 100].map((value) => said(value, 'percentage'))).toEqual([true, true])
  expect([null, 0, 101].map((value) => said(value, 'percentage'))).toEqual(
    Array.from({ length: 3 }, () => 'discounts.wrong.percentage'),
  )
  expect([null, 0].map((value) => said(value, 'fixed'))).toEqual([
    'discounts.wrong.amount',
    'discounts.wrong.amount',
  ])
  expect([1, 101].map((value) => said(value, 'fixed'))).toEqual([true, true])
  expect(said(2_147_483_648, 'fixed')).toBe('discounts.wrong.large')
  expect(said(null, 'free_shipping')).toBe(true)
})

it('wants a region, and one alone for an amount', () => {
  expect(REGION_RULES.validate([], of('percentage'))).toBe('discounts.wrong.regions')
  expect(REGION_RULES.validate(['a', 'b'], of('percentage'))).toBe(true)
  expect(REGION_RULES.validate(['a', 'b'], of('fixed'))).toBe('discounts.wrong.oneRegion')
})

it('ends after it starts', () => {
  const start = '2026-06-01T00:00:00.000Z'
  expect(END_RULES.validate(null, of('fixed', start))).toBe(true)
  expect(END_RULES.validate('2026-06-02T00:00:00.000Z', of('fixed', start))).toBe(true)
  expect(END_RULES.validate(start, of('fixed', start))).toBe('discounts.wrong.end')
  expect(END_RULES.validate('2020-01-01T00:00:00.000Z', of('fixed'))).toBe('discounts.wrong.end')
})

it('can be used once at least, and has a code without blanks', () => {
  expect([null, 1, 0].map((limit) => LIMIT_RULES.validate(limit))).toEqual([
    true,
    true,
    'discounts.wrong.limit',
  ])
  expect(CODE_RULES.validate('TEN OFF')).toBe('discounts.wrong.blanks')
})

import { codeProblem, type CheckedDiscount } from './code-problem.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const discount: CheckedDiscount = {
  is_disabled: false,
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: null,
  usage_limit: null,
  usage_count: 4,
  regions: [{ id: 'eu' }],
  parent_discount: null,
}

test.each([
  [undefined, {}],
  ['disabled', { is_disabled: true }],
  ['early', { starts_at: '2026-07-01T00:00:00Z' }],
  ['late', { ends_at: '2026-05-01T00:00:00Z' }],
  ['usedUp', { usage_limit: 4 }],
  [undefined, { usage_limit: 5 }],
  ['elsewhere', { regions: [{ id: 'us' }] }],
  ['elsewhere', { regions: [], parent_discount: { regions: [{ id: 'us' }] } }],
  [undefined, { regions: [], parent_discount: { regions: [{ id: 'eu' }] } }],
])('%s', (problem, changes) => {
  expect(codeProblem({ ...discount, ...changes }, 'eu', NOW)).toBe(problem)
})

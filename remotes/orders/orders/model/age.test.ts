import { isRecent } from './age.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')

test.each([
  ['2026-11-21T11:59:00.000Z', true],
  ['2026-11-14T12:00:01.000Z', true],
  ['2026-11-14T12:00:00.000Z', false],
  ['2025-11-21T12:00:00.000Z', false],
])('%s is recent: %s', (moment, recent) => {
  expect(isRecent(moment, NOW)).toBe(recent)
})

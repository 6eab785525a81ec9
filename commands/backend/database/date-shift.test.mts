import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysSince } from './date-shift.mts'

test('counts whole days, so that times of day stay what they were', () => {
  assert.equal(daysSince('2026-01-01', new Date('2026-01-01T23:59:59Z')), 0)
  assert.equal(daysSince('2026-01-01', new Date('2026-01-02T00:00:00Z')), 1)
  assert.equal(daysSince('2026-01-01', new Date('2027-01-01T12:00:00Z')), 365)
})

test('a clock that runs behind the fixture moves nothing', () => {
  assert.equal(daysSince('2026-01-01', new Date('2025-12-01T00:00:00Z')), 0)
})

import { lateSince } from './ship-target.ts'

const target = { hours: 48, now: new Date('2026-11-12T12:34:56.000Z') }

test('an order is late after the hours of the target, and at risk after three quarters of them', () => {
  expect(lateSince(target)).toBe('2026-11-10T12:30:00.000Z')
  expect(lateSince(target, 'risk')).toBe('2026-11-11T00:30:00.000Z')
})

test('the moment stays the same for ten minutes', () => {
  expect(lateSince({ ...target, now: new Date('2026-11-12T12:39:59.000Z') })).toBe(lateSince(target))
  expect(lateSince({ ...target, now: new Date('2026-11-12T12:40:00.000Z') })).not.toBe(lateSince(target))
})

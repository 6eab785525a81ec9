import {
  changedAfter,
  completedAfter,
  errorsOf,
  isUnderWay,
  lastChange,
  lastCompletion,
  shareDone,
  typeWords,
} from './job-rules.ts'

const at = (time: string) => `2026-11-21T${time}:00.000Z`
const ms = (time: string) => Date.parse(at(time))
const done = (id: string, time: string) => ({ id, status: 'completed' as const, completed_at: at(time) })

test('only completed jobs count', () => {
  const jobs = [
    done('b', '12:00'),
    done('a', '11:00'),
    done('old', '09:00'),
    { id: 'x', status: 'canceled' as const, completed_at: at('13:00') },
    { id: 'y', status: 'processing' as const, completed_at: null },
  ]
  expect(completedAfter(jobs, ms('09:00')).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(lastCompletion(jobs)).toBe(ms('12:00'))
  expect(lastCompletion([])).toBe(0)
})

test('counts jobs changed after a moment', () => {
  const jobs = [{ updated_at: at('10:00') }, { updated_at: at('11:00') }]
  expect(changedAfter(jobs, ms('10:00'))).toBe(1)
  expect(changedAfter(jobs, lastChange(jobs))).toBe(0)
})

test('turns a type into words', () => {
  expect(typeWords('product-import')).toBe('product import')
  expect(typeWords('price-list-import')).toBe('price list import')
})

test.each([
  ['created', true],
  ['pre_processed', true],
  ['confirmed', true],
  ['processing', true],
  ['completed', false],
  ['canceled', false],
  ['failed', false],
] as const)('%s is under way: %s', (status, expected) => {
  expect(isUnderWay({ status })).toBe(expected)
})

test.each([
  [{ count: 40, advancement_count: 10 }, 0.25],
  [{ count: 4, advancement_count: 5 }, 1],
  [{ count: 4, advancement_count: 0, progress: 0.9 }, 0],
  [{ progress: 0.5 }, 0.5],
  [{ count: 0, advancement_count: 0 }, undefined],
  [null, undefined],
])('%j is %s done', (result, expected) => {
  expect(shareDone({ result })).toBe(expected)
})

test("reads the server's error messages", () => {
  expect(errorsOf({ result: { errors: ['Row 3', { message: 'Row 4' }, { code: 7 }] } })).toEqual([
    'Row 3',
    'Row 4',
  ])
  expect(errorsOf({ result: null })).toEqual([])
})

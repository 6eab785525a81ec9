import { expect, it, jest } from '@jest/globals'

import { inTwoTries } from './in-two-tries.ts'
import { reportOf } from './report.ts'
import type { WriteOutcome } from './run-write-fault.ts'

const outcome = (more: Partial<WriteOutcome> = {}): WriteOutcome => ({
  form: 'create a collection',
  mode: '500',
  presses: 2,
  isFalselyDenied: false,
  isDoubled: false,
  isTwinFound: false,
  isDraftLost: false,
  ...more,
})
const tries = (...outcomes: WriteOutcome[]) => {
  const run = jest.fn<() => Promise<WriteOutcome>>()
  for (const one of outcomes) run.mockResolvedValueOnce(one)
  return run
}
const late = { unfinished: 'the page was late' }

it('a write that could not be finished is tried again, and the report names the first reason', async () => {
  const run = tries(outcome(late), outcome())
  const last = await inTwoTries(run)
  expect(last).toEqual(outcome({ triedAgain: late.unfinished }))
  const { text, isSound } = reportOf([last], 1)
  expect(isSound).toBe(true)
  expect(text).toContain('create a collection, 500: the second try only: the page was late')
  expect(text).toContain('1 tried again')
})

it('a write that could not be finished twice is not sound', async () => {
  const last = await inTwoTries(tries(outcome(late), outcome({ unfinished: 'it was late again' })))
  expect(reportOf([last], 1).isSound).toBe(false)
  expect(reportOf([last], 1).text).toContain('1 that could not be finished')
})

it.each([
  { finding: 'the failure is said twice' },
  { isDraftLost: true },
  { isDoubled: true },
  { isFalselyDenied: true },
])('%j is final, also where the write could not be finished then', async (wrong) => {
  for (const first of [outcome(wrong), outcome({ ...wrong, ...late })]) {
    const run = tries(first, outcome())
    expect(await inTwoTries(run)).toEqual(first)
    expect(run).toHaveBeenCalledTimes(1)
    expect(reportOf([first], 1).isSound).toBe(false)
  }
})

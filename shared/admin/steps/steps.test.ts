import { ApiError } from '@stoa/api/http'

import { areDone, runSteps, type Step } from './steps.ts'

const tried: string[] = []
const step = (id: string, run: () => Promise<unknown> = async () => undefined): Step => ({
  id,
  label: `Do ${id}`,
  run: () => {
    tried.push(id)
    return run()
  },
})
const broken = async () => Promise.reject(new Error('Broken'))
const statesOf = (states: readonly { id: string; state: string }[]) =>
  states.map(({ id, state }) => `${id} ${state}`)

beforeEach(() => tried.splice(0))

it('runs steps one after the other, and leaves the rest waiting when one fails', async () => {
  const states = await runSteps([step('a'), step('b', broken), step('c')])
  expect(statesOf(states)).toEqual(['a done', 'b failed', 'c waiting'])
  expect(states[1]?.error).toEqual(new Error('Broken'))
  expect(areDone(states)).toBe(false)
  expect(tried).toEqual(['a', 'b'])
})

it('runs the remaining steps, and none twice', async () => {
  const before = await runSteps([step('a'), step('b', broken), step('c')])
  const states = await runSteps([step('a'), step('b'), step('c')], { before })
  expect(areDone(states)).toBe(true)
  expect(tried).toEqual(['a', 'b', 'b', 'c'])
})

it('runs independent steps at once, and a failure stops none', async () => {
  let running = 0
  let most = 0
  const slow = async () => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
  }
  const steps = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => step(id, id === 'b' ? broken : slow))
  const states = await runSteps(steps, { atOnce: 4 })
  expect(statesOf(states.filter(({ state }) => state === 'failed'))).toEqual(['b failed'])
  expect(states.filter(({ state }) => state === 'done')).toHaveLength(5)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(4)
})

it('reports each change of a state', async () => {
  const reported: string[][] = []
  await runSteps([step('a')], { onChange: (states) => reported.push(statesOf(states)) })
  expect(reported).toEqual([['a waiting'], ['a running'], ['a done']])
})

it('rejects when the session is lost', async () => {
  const lost = new ApiError({ kind: 'http', status: 401, message: '' }, { method: 'POST', path: '/admin/x' })
  await expect(runSteps([step('a', async () => Promise.reject(lost)), step('b')])).rejects.toBe(lost)
  expect(tried).toEqual(['a'])
})

import { expect, it } from '@jest/globals'

import { FORMS } from './forms/forms.ts'
import { createQueue } from './queue.ts'
import { writeFaults } from './spread.ts'

const all = writeFaults({ isRepeated: false, isNamed: true, seed: 0 })
const faultsOf = (name: string) => all.filter(({ form }) => form.name === name)
const shared = faultsOf(FORMS.find(({ isShared }) => isShared)?.name ?? '')
const others = faultsOf('create a collection')

it('faults of a shared record never run at the same time, and all of them run', () => {
  const queue = createQueue([...shared, ...others.slice(0, 2)])
  expect(queue.take()).toBe(shared[0])
  expect([queue.take(), queue.take()]).toEqual(others.slice(0, 2))
  expect(queue.take()).toBeUndefined()
  for (const fault of shared) {
    queue.finish(fault)
    const next = queue.take()
    expect(next).toBe(shared[shared.indexOf(fault) + 1])
    expect(queue.take()).toBeUndefined()
  }
})

it('faults of other forms run beside each other, in order', () => {
  const queue = createQueue(others)
  expect(others.map(() => queue.take())).toEqual(others)
  expect(queue.take()).toBeUndefined()
})

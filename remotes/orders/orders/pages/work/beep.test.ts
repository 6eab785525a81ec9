import { jest } from '@jest/globals'

import { beep } from './beep.ts'

afterEach(() => {
  for (const name of ['AudioContext', 'GainNode', 'OscillatorNode']) Reflect.deleteProperty(globalThis, name)
})

it('plays one short tone, and frees the sound after it', () => {
  const close = jest.fn()
  const stop = jest.fn()
  class FakeNode extends EventTarget {
    connect = (next: FakeNode) => next
    start = jest.fn()
    stop = (at: number) => {
      stop(at)
      this.dispatchEvent(new Event('ended'))
    }
  }
  class FakeContext {
    currentTime = 5
    destination = new FakeNode()
    close = close
  }
  Object.assign(globalThis, { AudioContext: FakeContext, GainNode: FakeNode, OscillatorNode: FakeNode })
  beep()
  expect(stop).toHaveBeenCalledWith(5.3)
  expect(close).toHaveBeenCalledTimes(1)
})

it('is silent where the browser has no sound', () => {
  expect(beep).not.toThrow()
})

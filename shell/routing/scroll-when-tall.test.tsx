import { jest } from '@jest/globals'

import { scrollWhenTall } from './scroll-when-tall.ts'

let resize: (() => void) | undefined
let height = 0

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(listener: () => void) {
        resize = listener
      }
      observe() {}
      disconnect() {
        resize = undefined
      }
    },
  })
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  Object.assign(window, { innerHeight: 600 })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const grow = (next: number) => {
  height = next
  resize?.()
}

const setScroll = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })

function setUp() {
  setScroll(0)
  const scrollTo = jest
    .spyOn(window, 'scrollTo')
    .mockImplementation((...[, top]: unknown[]) => setScroll(Number(top)))
  const stop = scrollWhenTall(900)
  return { scrollTo, stop }
}

test('waits until the page is tall enough and scrolls once', () => {
  const { scrollTo } = setUp()
  grow(1499)
  expect(scrollTo).not.toHaveBeenCalled()
  grow(1500)
  grow(3000)
  expect(scrollTo.mock.calls).toEqual([[0, 900]])
})

test('scrolls again when the page was shorter for a moment', () => {
  const { scrollTo } = setUp()
  grow(1500)
  grow(1000)
  setScroll(400)
  expect(scrollTo).toHaveBeenCalledTimes(1)
  grow(1500)
  expect(scrollTo.mock.calls).toEqual([
    [0, 900],
    [0, 900],
  ])
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('%s by the person cancels it', (type) => {
  const { scrollTo } = setUp()
  window.dispatchEvent(new Event(type))
  grow(3000)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('gives up after 5 seconds and when stopped', () => {
  const first = setUp()
  jest.advanceTimersByTime(5000)
  grow(3000)
  expect(first.scrollTo).not.toHaveBeenCalled()
  const second = setUp()
  second.stop()
  grow(3000)
  expect(second.scrollTo).not.toHaveBeenCalled()
})

import { createFloodGauge, MOST, WINDOW_MS } from './flood-gauge.ts'

const count = (isFlood: () => boolean, messages: number): boolean =>
  Array.from({ length: messages }, isFlood).at(-1) ?? false

test('a frame may send many messages, and no more until the time is over', () => {
  let now = 0
  const isFlood = createFloodGauge(() => now)
  expect(count(isFlood, MOST)).toBe(false)
  expect(isFlood()).toBe(true)
  now = WINDOW_MS + 1
  expect(isFlood()).toBe(false)
})

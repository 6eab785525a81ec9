import { jest } from '@jest/globals'

import { typedAhead } from './typed-ahead.ts'

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  )

test('letters are collected and reach nobody else, until the text is asked for', () => {
  const typed = typedAhead()
  expect(['a', 'Enter', 'b'].map((key) => press(key))).toEqual([false, false, false])
  expect(press('Tab')).toBe(true)
  expect(press('k', { ctrlKey: true })).toBe(true)
  expect(typed()).toBe('ab')
  expect(typed()).toBe('')
  expect(press('c')).toBe(true)
})

test('the keyboard is free after three seconds, also when the field does not come', () => {
  jest.useFakeTimers()
  const typed = typedAhead()
  press('a')
  jest.advanceTimersByTime(3000)
  expect(press('b')).toBe(true)
  expect(typed()).toBe('a')
  jest.useRealTimers()
})

import { jest } from '@jest/globals'

import { applyRememberedTheme } from './remembered-theme.ts'

const shown = () => document.documentElement.dataset['theme']

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
  jest.restoreAllMocks()
})

test.each(['light', 'dark'])('shows the %s theme that was chosen', (theme) => {
  localStorage.setItem('stoa.theme', theme)
  applyRememberedTheme()

  expect(shown()).toBe(theme)
})

test.each([undefined, 'purple', ''])('leaves %j to the system', (value) => {
  if (value !== undefined) localStorage.setItem('stoa.theme', value)
  applyRememberedTheme()

  expect(shown()).toBeUndefined()
})

test('blocked storage leaves it to the system', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

  expect(applyRememberedTheme).not.toThrow()
  expect(shown()).toBeUndefined()
})

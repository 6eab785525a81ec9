import { jest } from '@jest/globals'

import { chooseTheme, shownTheme } from './theme-choice.ts'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

describe('the choice of a theme', () => {
  it('shows at once and is remembered where the shell looks at start', () => {
    expect(chooseTheme('dark')).toBe(true)
    expect(shownTheme()).toBe('dark')
    expect(localStorage.getItem('stoa.theme')).toBe('dark')
  })

  it('goes back to what the system says', () => {
    chooseTheme('dark')
    chooseTheme('system')
    expect(shownTheme()).toBe('system')
    expect(localStorage.getItem('stoa.theme')).toBe('system')
  })

  it('shows also where nothing can be remembered, and says so', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(chooseTheme('light')).toBe(false)
    expect(shownTheme()).toBe('light')
  })
})

import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { chooseTheme, showChosenTheme, useTheme } from './theme.tsx'

const shown = () => document.documentElement.dataset['theme']

const block = (method: 'getItem' | 'setItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

describe('chooseTheme', () => {
  it('marks the page and is remembered, and follows the system again without a mark', () => {
    expect(chooseTheme('dark')).toBe(true)
    expect(shown()).toBe('dark')
    expect(localStorage.getItem('stoa.theme')).toBe('dark')

    chooseTheme('system')
    expect(shown()).toBeUndefined()
    expect(localStorage.getItem('stoa.theme')).toBe('system')
  })

  it('is applied even without storage, and returns false', () => {
    block('setItem')
    expect(chooseTheme('light')).toBe(false)
    expect(shown()).toBe('light')
  })
})

describe('showChosenTheme', () => {
  it.each(['light', 'dark'])('shows the %s theme that was chosen', (theme) => {
    localStorage.setItem('stoa.theme', theme)
    showChosenTheme()
    expect(shown()).toBe(theme)
  })

  it.each([undefined, 'purple', '', 'system'])('leaves %j to the system', (value) => {
    if (value !== undefined) localStorage.setItem('stoa.theme', value)
    showChosenTheme()
    expect(shown()).toBeUndefined()
  })

  it('leaves it to the system where storage is blocked', () => {
    block('getItem')
    expect(showChosenTheme).not.toThrow()
    expect(shown()).toBeUndefined()
  })
})

describe('useTheme', () => {
  it('follows a choice that was made elsewhere', async () => {
    const { result } = renderHook(useTheme)
    expect(result.current).toBe('system')
    await act(async () => {
      chooseTheme('dark')
      await Promise.resolve()
    })
    expect(result.current).toBe('dark')
  })
})

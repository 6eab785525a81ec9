import { act, renderHook } from '@testing-library/react'
import { chooseDensity, showChosenDensity, useDensity } from './density.tsx'

const density = () => document.documentElement.dataset['density']

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['density']
})

describe('the density', () => {
  it('is set on the page when compact', async () => {
    const { result } = renderHook(useDensity)
    expect(result.current).toBe('comfortable')
    await act(async () => {
      expect(chooseDensity('compact')).toBe(true)
      await Promise.resolve()
    })
    expect(result.current).toBe('compact')
    expect(density()).toBe('compact')

    await act(async () => {
      chooseDensity('comfortable')
      await Promise.resolve()
    })
    expect(density()).toBeUndefined()
  })

  it('is restored from storage', () => {
    localStorage.setItem('stoa.density', 'compact')
    showChosenDensity()
    expect(density()).toBe('compact')
  })
})

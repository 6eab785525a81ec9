import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'

import { useSearchText } from './use-search-text.ts'

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function setUp(q = '') {
  const onSearch = jest.fn()
  const hook = renderHook((settled: string) => useSearchText(settled, onSearch), { initialProps: q })
  const type = (text: string) => act(() => hook.result.current.setText(text))
  return { ...hook, onSearch, type }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('useSearchText', () => {
  it('settles once, 400 ms after the last key', () => {
    const { onSearch, type } = setUp()
    type('l')
    wait(399)
    type('la')
    wait(399)
    expect(onSearch).not.toHaveBeenCalled()
    wait(1)
    expect(onSearch.mock.calls).toEqual([['la']])
  })

  it('settles at once on Enter, and not again', () => {
    const { result, onSearch, type } = setUp()
    type(' lamp ')
    act(() => result.current.settle(' lamp '))
    wait(1000)
    expect(onSearch.mock.calls).toEqual([['lamp']])
  })

  it('has nothing to say while nothing changed', () => {
    const { onSearch, type } = setUp('lamp')
    type('lamp ')
    wait(1000)
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('keeps typed text while its earlier search updates the URL', () => {
    const { result, rerender, type } = setUp()
    type('la')
    wait(400)
    type('lam')
    rerender('la')
    expect(result.current.text).toBe('lam')
  })

  it('follows a search that was changed elsewhere', () => {
    const { result, rerender, onSearch } = setUp('lamp')
    rerender('')
    expect(result.current.text).toBe('')
    wait(1000)
    expect(onSearch).not.toHaveBeenCalled()
  })
})

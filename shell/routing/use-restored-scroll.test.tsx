import { jest } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'

import { useRestoredScroll } from './use-restored-scroll.ts'

class Observer {
  private readonly listener: () => void
  constructor(listener: () => void) {
    this.listener = listener
  }
  observe() {
    this.listener()
  }
  disconnect() {}
}

const scrollBy = (top: number) => {
  Object.assign(window, { scrollY: top })
  window.dispatchEvent(new Event('scroll'))
}

function ScrolledPage() {
  useRestoredScroll()
  return null
}

afterEach(() => jest.restoreAllMocks())

test('Back restores the scroll position, and a new page starts at its top', async () => {
  Object.assign(globalThis, { ResizeObserver: Observer })
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const router = createMemoryRouter([{ path: '*', Component: ScrolledPage }], {
    initialEntries: ['/a/things'],
  })
  render(<RouterProvider router={router} />)
  scrollBy(1200)
  await act(() => router.navigate('/a/things/1'))
  expect(scrollTo).not.toHaveBeenCalled()
  scrollBy(40)
  await act(() => router.navigate(-1))
  expect(scrollTo.mock.calls).toEqual([[0, 1200]])
  scrollBy(1300)
  await act(() => router.navigate(1))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 40)
})

test('a link that leads back restores the position of the same address alone', async () => {
  Object.assign(globalThis, { ResizeObserver: Observer })
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const router = createMemoryRouter([{ path: '*', Component: ScrolledPage }], {
    initialEntries: ['/a/things?page=2'],
  })
  render(<RouterProvider router={router} />)
  scrollBy(900)
  await act(() => router.navigate('/a/things/1'))
  scrollBy(0)
  const state = { isReturn: true }
  await act(() => router.navigate('/a/things', { state }))
  await act(() => router.navigate('/a/things?page=2'))
  expect(scrollTo).not.toHaveBeenCalled()
  await act(() => router.navigate('/a/things/1'))
  await act(() => router.navigate('/a/things?page=2', { state }))
  expect(scrollTo.mock.calls).toEqual([[0, 900]])
})

test.each(['pointerdown', 'keydown'])(
  'a page that was scrolled earlier is left at its position, by %s',
  async (press) => {
    Object.assign(globalThis, { ResizeObserver: Observer })
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const router = createMemoryRouter([{ path: '*', Component: ScrolledPage }], {
      initialEntries: ['/a/things'],
    })
    Object.assign(window, { scrollY: 700 })
    render(<RouterProvider router={router} />)
    window.dispatchEvent(new Event(press))
    await act(() => router.navigate('/a/things/1'))
    scrollBy(0)
    await act(() => router.navigate(-1))
    expect(scrollTo.mock.calls).toEqual([[0, 700]])
  },
)

import { jest } from '@jest/globals'
import { anArea, aPage } from '@stoa/extension-sdk/admission/testing'

import { composeRegistry } from '../extensions/registry.ts'
import { pageRoutes } from './page-routes.ts'
import { preloadRows } from './preload-rows.ts'

const area = anArea('area', { pages: [aPage('/things/:id'), aPage('/things/new')] })
const routes = pageRoutes(composeRegistry({ extensions: [area], disabled: [] }))

const TABLE =
  '<main><nav><ul><li><a href="/a/things/new">New</a></li></ul></nav><table><tbody><tr><td><a href="/a/things/1">1</a></td></tr></tbody></table></main>'
const TILES = '<main><ul><li><a href="/a/things/1">1</a></li></ul></main>'

function setUp() {
  let reading = 1
  const listeners = new Set<() => void>()
  const preload = jest.fn<(extension: object, contribution: object) => void>()
  const stop = preloadRows(
    routes,
    {
      isReading: () => reading > 0,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    preload,
  )
  const setReading = (count: number) => {
    reading = count
    for (const listener of listeners) listener()
  }
  const paths = () => preload.mock.calls.map(([, page]) => (page as { path: string }).path)
  return { setReading, paths, listeners, stop }
}

beforeEach(() => {
  history.replaceState(null, '', '/a/things')
  jest.useFakeTimers()
  document.body.innerHTML = ''
})
afterEach(() => jest.useRealTimers())

test.each([
  ['a table', TABLE],
  ['tiles', TILES],
])('the page that the rows of %s lead to is preloaded once they are shown', async (_name, page) => {
  const { setReading, paths, listeners } = setUp()
  document.body.innerHTML = page
  await jest.advanceTimersByTimeAsync(5000)
  expect(paths()).toEqual([])
  setReading(0)
  await jest.advanceTimersByTimeAsync(300)
  expect(paths()).toEqual(['/things/:id'])
  expect(listeners.size).toBe(0)
})

test('a link in a list of a record leads elsewhere, and is not preloaded', async () => {
  history.replaceState(null, '', '/a/others/1')
  document.body.innerHTML = TILES
  const { setReading, paths } = setUp()
  setReading(0)
  await jest.advanceTimersByTimeAsync(300)
  expect(paths()).toEqual([])
})

test('rows that come late are found', async () => {
  const { setReading, paths } = setUp()
  setReading(0)
  await jest.advanceTimersByTimeAsync(300)
  expect(paths()).toEqual([])
  setReading(1)
  document.body.innerHTML = TABLE
  setReading(0)
  await jest.advanceTimersByTimeAsync(300)
  expect(paths()).toEqual(['/things/:id'])
})

test('a read that begins before the page is idle goes first', async () => {
  document.body.innerHTML = TABLE
  const { setReading, paths } = setUp()
  setReading(0)
  setReading(1)
  await jest.advanceTimersByTimeAsync(300)
  expect(paths()).toEqual([])
})

test('a page that was left preloads nothing', async () => {
  document.body.innerHTML = TABLE
  const { setReading, paths, stop, listeners } = setUp()
  setReading(0)
  stop()
  await jest.advanceTimersByTimeAsync(300)
  expect(paths()).toEqual([])
  expect(listeners.size).toBe(0)
})

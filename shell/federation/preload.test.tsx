import { jest } from '@jest/globals'
import { anExtension } from '@stoa/extension-sdk/admission/testing'

import { allowFiles } from './integrity.ts'
import { preload } from './preload.ts'

const STYLE = 'http://localhost:7101/1.0.0-abc/page.css'
const SCRIPT = 'http://localhost:7101/1.0.0-abc/page.js'

const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]

beforeEach(() => document.head.replaceChildren())
afterEach(() => {
  globalThis.stoaIntegrity = undefined
  jest.restoreAllMocks()
})

test('a hint says what it is for, and is given once', () => {
  preload(SCRIPT)
  preload(SCRIPT)
  preload(STYLE)
  expect(hints().map(({ href, as, crossOrigin }) => [href, as, crossOrigin])).toEqual([
    [SCRIPT, 'script', 'anonymous'],
    [STYLE, 'style', 'anonymous'],
  ])
})

test('a hint asks for the same hash as the file that follows it', () => {
  globalThis.stoaIntegrity = () => ''
  const hash = `sha256-${'p'.repeat(43)}=`
  const base = `${location.origin}/care/`
  allowFiles(anExtension('care', { integrity: { 'page.js': hash } }, { base }))
  preload(`${base}page.js`)
  expect(hints()[0]?.integrity).toBe(hash)
})

test('a file whose hash is not known yet is fetched into the cache once, and runs nowhere', async () => {
  globalThis.stoaIntegrity = () => ''
  const read = jest.fn<() => Promise<ArrayBuffer>>().mockResolvedValue(new ArrayBuffer(0))
  const network = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue({ arrayBuffer: read } as Partial<Response> as Response)
  preload(SCRIPT)
  preload(SCRIPT)
  await Promise.resolve()
  expect(network.mock.calls).toEqual([[SCRIPT, { credentials: 'same-origin' }]])
  expect(read).toHaveBeenCalledTimes(1)
  expect(document.head.children).toHaveLength(0)
})

test('one that could not be fetched is asked for again', async () => {
  globalThis.stoaIntegrity = () => ''
  const network = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no answer'))
  preload(STYLE)
  await Promise.resolve()
  await Promise.resolve()
  preload(STYLE)
  expect(network).toHaveBeenCalledTimes(2)
})

test.each([
  ['style', STYLE, 'link[rel="stylesheet"]'],
  ['script', SCRIPT, 'script'],
])('a %s whose hint failed is asked for once, so that a retry reaches the server', (_kind, url, taker) => {
  preload(url)
  hints()[0]?.dispatchEvent(new Event('error'))
  expect(hints()).toEqual([])
  const asking = document.head.querySelector(taker)
  expect(asking).not.toBeNull()
  asking?.dispatchEvent(new Event('error'))
  expect(document.head.querySelector(taker)).toBeNull()
  preload(url)
  expect(hints()).toHaveLength(1)
})

import { preload } from './preload.ts'

const STYLE = 'http://localhost:7101/1.0.0-abc/page.css'
const SCRIPT = 'http://localhost:7101/1.0.0-abc/page.js'

const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]

beforeEach(() => document.head.replaceChildren())
afterEach(() => {
  globalThis.stoaIntegrity = undefined
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
  preload(SCRIPT)
  expect(hints()[0]?.integrity).toMatch(/^sha384-/)
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

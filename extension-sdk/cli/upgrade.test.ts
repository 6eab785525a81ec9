import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { authorFolder, careSources, ROOT, type AuthorFolder } from './testing/author-folder.ts'
import { upgradeDeclaration } from './upgrade/declaration.ts'
import { usesIn } from './upgrade/found-uses.ts'

/** What “stoa create” of SDK 0.2.0 made. Frozen. */
const CREATED = JSON.parse(
  readFileSync(join(ROOT, 'extension-sdk/corpus/template-sdk-0.2.0.json'), 'utf8'),
) as Record<string, string>

let folder: AuthorFolder

afterEach(() => folder.remove())

const read = (file: string) => readFileSync(join(folder.path, file), 'utf8')

test('an extension of SDK 0.2.0 becomes one of this SDK, compiles, passes its tests and its checks', async () => {
  folder = authorFolder(CREATED)
  const printed = await folder.stoa('upgrade')

  expect(printed).toMatchObject({ code: 0, stderr: '' })
  expect(printed.stdout.split('\n')).toEqual([
    'package.json: @stoa/extension-sdk 0.3.0, @tanstack/react-query 5.108.0, react-router 8.5.1',
    "extension.ts: sdk: '^0.3.0'",
    "extension.ts: uses: { read: ['products'], write: ['orders'] }, found in its calls: read it once",
    '.npmrc: is new in the template',
    'assets.d.ts: is new in the template',
    'jest.config.js: as in the template',
    'texts.d.ts: is new in the template',
    'testing/asset-url.ts: is new in the template',
    'testing/browser.js: is new in the template',
    'Next: npm install, npm run types, npm test, npm run check',
    '',
  ])
  expect(read('extension.ts')).toContain(
    "  sdk: '^0.3.0',\n  uses: { read: ['products'], write: ['orders'] },\n  pages: [",
  )
  const npm = (script: string) => folder.run('npm', 'run', '--silent', script)
  expect(await npm('types')).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(await npm('test')).toMatchObject({ code: 0, stderr: expect.stringContaining('4 passed') })
  expect(await npm('check')).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing to fix') })

  expect(await folder.stoa('upgrade')).toMatchObject({
    code: 0,
    stdout: 'Nothing to upgrade: this is an extension of SDK 0.3.0.\n',
  })
}, 300_000)

test('a dry run changes nothing, and what the author changed is named and stays', async () => {
  const own = `${CREATED['jest.config.js']}// mine\n`
  folder = authorFolder({ ...CREATED, 'jest.config.js': own })
  const { stdout } = await folder.stoa('upgrade', '--dry-run')

  expect(stdout).toContain('jest.config.js: differs from the template')
  expect(read('extension.ts')).toBe(CREATED['extension.ts'])
  await folder.stoa('upgrade')
  expect(read('jest.config.js')).toBe(own)
}, 60_000)

test('a range that also fits earlier shells is a warning with its line', async () => {
  const sources = careSources()
  folder = authorFolder({
    ...sources,
    'extension.ts': (sources['extension.ts'] ?? '').replace('^0.3.0', '>=0.2.0'),
  })
  const { stdout, stderr } = await folder.stoa('check')

  expect(stdout + stderr).toContain('extension.ts:6 (warning, sdk-range): >=0.2.0 lets shells run it')
}, 60_000)

test('calls are found in hooks, functions and declarations, each noun once', () => {
  folder = authorFolder()
  expect(
    usesIn([
      {
        file: 'page.tsx',
        text: "// client.get('/users')\nuseApiQuery('/orders'); client.get<Answer<Order>>(`/orders/${id}`); useSettings({})",
      },
      {
        file: 'calls.ts',
        text: `const path = (id: string) => \`/customers/\${id}\`
          await client.post('/admin/orders', {}); client.delete(path(id)); client.upload(files)
          fetch('https://api.carrier.example/labels'); cache.get('/regions')`,
      },
      { file: 'broken.ts', text: 'client.get(' },
      {
        file: 'extension.ts',
        text: "export default { pages: [{ first: { path: '/admin/products/:id' } }] }",
      },
    ]),
  ).toEqual({
    read: ['orders', 'products'],
    write: ['customers', 'orders', 'uploads'],
    connect: ['https://api.carrier.example'],
    storage: true,
  })
})

test('a declaration in another form is left to the author; comments and letters beside it stay', () => {
  folder = authorFolder()
  expect(upgradeDeclaration('export default make()', [])).toEqual([
    { file: 'extension.ts', does: expect.stringContaining("write sdk: '^0.3.0'") },
  ])
  const source =
    "// Grüße\nexport default defineExtension({ name: 'ä', sdk: '^0.2.0', /* here */ version: '1.0.0' })"
  expect(upgradeDeclaration(source, [])[0]?.content).toBe(
    "// Grüße\nexport default defineExtension({ name: 'ä', sdk: '^0.3.0',\n uses: {}, /* here */ version: '1.0.0' })",
  )
})

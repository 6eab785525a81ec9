import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'

import type { Manifest } from '../points/manifest.ts'
import { authorFolder, ROOT, type AuthorFolder } from './testing/author-folder.ts'

/** What every copy of React carries, and nothing else. */
const INSIDE_REACT = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

const SOURCES = {
  'package.json': `{ "type": "module" }`,
  'extension.ts': `
    import { defineExtension } from '@stoa/extension-sdk'
    export default defineExtension({
      name: 'care',
      version: '0.1.0',
      sdk: '^0.3.0',
      uses: {},
      pages: [{ path: '/care', title: 'title', load: () => import('./page.tsx') }],
      widgets: [{ id: 'note', zone: 'product.details.after', height: 80, load: () => import('./note.tsx') }],
    })`,
  'page.tsx': `
    import { useQuery } from '@tanstack/react-query'
    import { Link } from 'react-router'
    export default function Page() {
      const { data } = useQuery({ queryKey: ['care'], queryFn: async () => '/a' })
      return <Link to={data ?? ''}>Care</Link>
    }`,
  'note.tsx': `
    import { useTranslation } from '@stoa/extension-sdk'
    import { useState } from 'react'
    import styles from './note.module.css'
    export default function Note() {
      const { t } = useTranslation()
      const [title] = useState(t('title'))
      return <p className={styles.note} title={t('note.hint')} onClick={() => import('./lazy.ts')}>{title}</p>
    }`,
  'lazy.ts': `
    import { suffix } from './suffix.ts'
    export default (t: (key: string) => string) => [t(\`lazy.\${suffix()}\`), 'unused.elsewhere']`,
  'suffix.ts': `export const suffix = () => Date.now() % 2 ? 'odd' : 'even'`,
  'note.module.css': `@layer extensions { .note { color: var(--color-text) } }`,
  'locales/en.json': JSON.stringify({
    title: 'Care notes',
    note: { hint: 'Written by staff' },
    lazy: { odd: 'Odd', even: 'Even' },
    unused: { text: 'Nobody shows this' },
  }),
}

/** The hashes that an entry passes to the shell at its end. */
function addedHashes(entry: string): unknown {
  const added: unknown[] = []
  runInNewContext(entry.slice(entry.lastIndexOf('\n;')), {
    stoaAddIntegrity: (files: unknown) => added.push(files),
  })
  return added[0]
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'

let author: AuthorFolder
let folder: string

beforeEach(() => {
  author = authorFolder(SOURCES)
  folder = author.path
})

afterEach(() => author.remove())

const read = (...path: string[]) => readFileSync(join(...path), 'utf8')

test('builds a manifest that says everything about the files beside it', async () => {
  const { stdout } = await author.stoa('build')
  const [build = ''] = readdirSync(join(folder, 'dist'))
  const output = join(folder, 'dist', build)
  const manifest = JSON.parse(read(output, 'extension.json')) as Manifest
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((file) => file.endsWith('.js'))
  const styles = files.filter((file) => file.endsWith('.css'))
  const hashOf = (file: string) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(output, file)))
      .digest('base64')}`

  expect(build).toMatch(/^0\.1\.0-[0-9a-f]{12}$/)
  expect(stdout).toContain(`care 0.1.0: 2 contributions in dist/${build}`)
  expect(manifest).toMatchObject({
    name: 'care',
    version: '0.1.0',
    sdk: '^0.3.0',
    pages: [{ path: '/care', title: 'title', module: './page' }],
    widgets: [
      {
        id: 'note',
        zone: 'product.details.after',
        height: 80,
        module: './note',
        namespaces: ['lazy', 'note'],
      },
    ],
    shared: { '@tanstack/react-query': '^5.0.0', react: '^19.0.0', 'react-router': '^8.0.0' },
    locales: { en: 'locales/en.json' },
    texts: { en: { title: 'Care notes' } },
  })
  expect(manifest.pages?.[0]).not.toHaveProperty('namespaces')
  expect(JSON.parse(read(output, 'locales/en.json'))).toEqual({ title: 'Care notes' })
  expect(JSON.parse(read(output, 'locales/en.note.json'))).toEqual({ note: { hint: 'Written by staff' } })
  expect(scripts).toEqual(
    expect.arrayContaining([manifest.entry.file, ...(manifest.pages?.[0]?.files ?? [])]),
  )
  expect(manifest.widgets?.[0]?.files.toSorted()).toEqual(['note.css', 'note.js'])
  expect(scripts).toHaveLength(4)
  expect(scripts).toEqual(expect.arrayContaining(['entry.js', 'note.js', 'page.js']))
  expect(styles).toEqual(['note.css'])

  const entry = manifest.entry.file
  const locales = [
    'locales/en.json',
    'locales/en.lazy.json',
    'locales/en.note.json',
    'locales/en.unused.json',
  ]
  const others = [...scripts, ...styles, ...locales].filter((file) => file !== entry).toSorted()
  expect(manifest.integrity).toEqual({ [entry]: hashOf(entry) })
  expect(addedHashes(read(output, entry))).toEqual(
    Object.fromEntries(others.map((file) => [file, hashOf(file)])),
  )
  expect(read(output, entry)).toContain(manifest.entry.global)

  expect(read(ROOT, 'node_modules/react/cjs/react.production.js')).toContain(INSIDE_REACT)
  expect(scripts.filter((file) => read(output, file).includes(INSIDE_REACT))).toEqual([])
}, 60_000)

test('a build leaves other builds alone', async () => {
  const other = join(folder, 'dist/0.0.9-aaaaaaaaaaaa/extension.json')
  mkdirSync(dirname(other), { recursive: true })
  writeFileSync(other, '{}')
  await author.stoa('build')

  expect(readdirSync(join(folder, 'dist'))).toHaveLength(2)
  expect(existsSync(other)).toBe(true)
}, 60_000)

test.each(['.', '..', '../..'])('does not empty the folder of the sources with --out %s', async (out) => {
  expect(await author.stoa('build', '--out', out)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      `--out ${out} would remove the extension itself: name a folder of its own\n`,
    ),
  })
  expect(existsSync(join(folder, 'extension.ts'))).toBe(true)
})

test('says what is wrong with the declaration, and fails', async () => {
  writeFileSync(join(folder, 'locales/en.json'), '{}')

  expect(await author.stoa('build')).toMatchObject({
    code: 1,
    stderr: 'care: the English texts lack title: add what extension.ts names to locales/en.json\n',
  })
}, 60_000)

const declaring = (contributions: string, uses = 'uses: {},') =>
  writeFileSync(
    join(folder, 'extension.ts'),
    `export default { name: 'care', version: '0.1.0', sdk: '^0.3.0', ${uses} ${contributions} }`,
  )

test('builds nothing of an extension that does not say what it uses', async () => {
  declaring('', '')
  expect(await author.stoa('build')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^care \(uses\): it does not say what it uses: .*\n\nNothing was built\.\n$/,
    ),
  })
})

test.each([
  [
    'a reserved path',
    `pages: [{ path: '/orders', title: 'title', load: () => import('./page.tsx') }]`,
    'reserved-path',
  ],
  [
    'keywords in a list',
    `commands: [{ id: 'a', label: 'title', keywords: ['b'], load: () => import('./page.tsx') }]`,
    'malformed',
  ],
  [
    'a settings page without a card',
    `settings: [{ path: '/care', load: () => import('./page.tsx') }]`,
    'malformed',
  ],
])('builds nothing of an extension with %s', async (_case, contributions, rule) => {
  declaring(contributions)
  const { code, stdout } = await author.stoa('build')

  expect(code).toBe(1)
  expect(stdout).toContain(`(${rule})`)
  expect(stdout).toContain('Nothing was built.')
  const builds = existsSync(join(folder, 'dist')) ? readdirSync(join(folder, 'dist')) : []
  expect(builds).toEqual([])
})

test('pictures and fonts are part of the code, so that no other file is asked for', async () => {
  author.write('logo.svg', SVG)
  author.write('sign.woff2', 'font')
  author.write(
    'note.module.css',
    "@layer extensions { @font-face { font-family: sign; src: url('./sign.woff2') } .note { font-family: sign } }",
  )
  author.write(
    'note.tsx',
    `import logo from './logo.svg'
     import styles from './note.module.css'
     export default () => <img className={styles.note} src={logo} alt="" />`,
  )
  expect(await author.stoa('build', '--out', 'built')).toMatchObject({ code: 0 })
  const built = (ending: string) =>
    readdirSync(join(folder, 'built'))
      .filter((file) => file.startsWith('note') && file.endsWith(ending))
      .map((file) => readFileSync(join(folder, 'built', file), 'utf8'))
      .join('')

  expect(built('.js')).toContain(`data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`)
  expect(built('.css')).toContain(`data:font/woff2;base64,${Buffer.from('font').toString('base64')}`)
  expect(readdirSync(join(folder, 'built')).filter((file) => /\.(svg|woff2)$/.test(file))).toEqual([])
}, 60_000)

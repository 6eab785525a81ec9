import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { anExtension } from '../admission/testing/feed-entries.ts'
import type { FeedEntry } from '../points/manifest.ts'
import { describeFault, type Fault } from './checks/fault.ts'
import { secondReactFaults } from './checks/imports.ts'
import { sizeFaults } from './checks/size.ts'
import { styleFaults } from './checks/styles.ts'
import { FeedDirectory, versionPath } from './feed/feed-directory.ts'
import { withPublished } from './feed/publication.ts'
import { authorFolder, careDeclaration, careSources } from './testing/author-folder.ts'

// What is seen only in a build is in check.test.ts; names and folders are in create.test.ts, ports in dev.test.ts.

const MINUTE = 60_000

const widget = (id: string, load = `() => import('./${id}.tsx')`, zone = 'home.after') =>
  `{ id: '${id}', zone: '${zone}', load: ${load} }`

/** One extension with most of what authors get wrong in its sources. One file is missing, so that nothing is compiled. */
const MISTAKEN = careSources({
  'extension.ts': careDeclaration({
    path: '/orders',
    more: `widgets: [${[
      widget('astray', undefined, 'product.details.sid'),
      widget('server'),
      widget('computed', "() => import('./' + 'page.tsx')"),
      widget('serve'),
    ].join(', ')}],`,
  }).replace('^0.3.0', '^0.9.0'),
  'page.tsx': `
    import { useTranslation } from '@stoa/extension-sdk'
    export default () => <p>{useTranslation().t('titel')}</p>`,
  'astray.tsx': 'export default () => <p>astray</p>',
  'server.tsx': `import { renderToString } from 'react-dom/server'\nexport default () => <p>{typeof renderToString}</p>`,
  'locales/de.json': '{}',
})

const ROWS: readonly (readonly [mistake: string, message: RegExp])[] = [
  [
    'a typo in a zone',
    /^extension\.ts:8, widget astray \(unknown-zone\): there is no zone product\.details\.sid: .*; did you mean product\.details\.side\?$/,
  ],
  [
    'a path of the admin',
    /^extension\.ts:7, page \/orders \(reserved-path\): the admin itself uses this path: choose another$/,
  ],
  [
    'a key that English lacks',
    /^page\.tsx:3 \(missing-text\): locales\/en\.json has no text for titel: add it; did you mean title\?$/,
  ],
  [
    'a text that German lacks',
    /^locales\/de\.json:1 \(missing-translation\): it lacks title, so people who read de see English: translate it$/,
  ],
  [
    'a range of the SDK that does not fit',
    /^extension\.ts:6, care \(sdk-range\): it asks for SDK \^0\.9\.0, .*: build it with a fitting SDK/,
  ],
  [
    'a module that the shell does not share',
    /^server\.tsx:1 \(import\): the shell does not share react-dom\/server: it shares react, /,
  ],
  [
    'a load that is computed',
    /^extension\.ts:8, widget computed \(malformed\): load must be an arrow with one literal import, like /,
  ],
  [
    'a file that is not there',
    /^extension\.ts:8, widget serve \(missing-file\): there is no \.\/serve\.tsx; did you mean \.\/server\.tsx\?$/,
  ],
]

describe('“stoa check” names in one run', () => {
  let found: readonly string[]

  beforeAll(async () => {
    const folder = authorFolder(MISTAKEN)
    const { stdout } = await folder.stoa('check', '--json')
    folder.remove()
    found = (JSON.parse(stdout) as { faults: Fault[] }).faults.map(describeFault)
  }, MINUTE)

  test.each(ROWS)('%s', (_mistake, message) => {
    expect(found).toContainEqual(expect.stringMatching(message))
  })

  test('nothing else', () => {
    expect(found.filter((line) => !ROWS.some(([, message]) => message.test(line)))).toEqual([])
  })
})

test('global styles are named with what to do', () => {
  const code = Buffer.from('@layer extensions { button { color: red } }')
  expect(styleFaults('page.css', code).map(describeFault)).toEqual([
    'page.css (style): “button” reaches elements of the whole admin: begin it with a class of a CSS module',
  ])
})

test('a bundle that is too large is named with what weighs most', () => {
  const sizes = new Map([['page /care', 922_638]])
  expect(sizeFaults(sizes, {}, () => 'chart.js, 80 % of the source').map(describeFault)).toEqual([
    'page /care (size): 922638 bytes compressed with its entry, 64000 allowed (most of it is chart.js, 80 % of the source): load less, or raise “stoa.budgets” in package.json',
  ])
})

test('a second React in the build is named with what to do', () => {
  const scripts = new Map([['entry.js', 'var a="__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED"']])
  expect(secondReactFaults(scripts).map(describeFault)).toEqual([
    'entry.js (import): it carries a React of its own beside the one that the shell shares: import “react” itself',
  ])
})

const care = (version: string, author: string, fingerprint = 'aaaaaaaaaaaa'): FeedEntry =>
  anExtension(
    'care',
    { version, about: { author } },
    { base: `/${versionPath('care', version, fingerprint)}` },
  )

describe('publishing refuses', () => {
  let directory: FeedDirectory

  beforeEach(() => {
    directory = new FeedDirectory(mkdtempSync(join(tmpdir(), 'stoa-mistakes-')))
  })
  afterEach(() => rmSync(directory.folder, { recursive: true }))

  function published(entry: FeedEntry) {
    const build = mkdtempSync(join(tmpdir(), 'stoa-build-'))
    writeFileSync(join(build, 'extension.json'), JSON.stringify(entry.manifest))
    directory.addVersion(build, entry.base.slice(1))
    rmSync(build, { recursive: true })
    return withPublished(directory, directory.readOrBegin(), entry, { integrity: 'sha256-a' })
  }

  test('the name of another extension', () => {
    const feed = published(care('1.0.0', 'Ann'))
    expect(() => withPublished(directory, feed, care('2.0.0', 'Bob'), { integrity: 'sha256-b' })).toThrow(
      'This feed has care 1.0.0 by Ann: rename your extension, or say --take-over if that one is yours, too',
    )
  })

  test('a version with other content', () => {
    const feed = published(care('1.0.0', 'Ann'))
    const other = care('1.0.0', 'Ann', 'bbbbbbbbbbbb')
    expect(() => withPublished(directory, feed, other, { integrity: 'sha256-b' })).toThrow(
      'care 1.0.0 was published before, with other content: raise “version” in extension.ts',
    )
  })
})

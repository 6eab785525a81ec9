import { describeFault, type Fault } from './checks/fault.ts'
import { authorFolder, careDeclaration, careSources, type AuthorFolder } from './testing/author-folder.ts'

const MINUTE = 60_000

let folder: AuthorFolder

afterEach(() => folder.remove())

async function check(more: Readonly<Record<string, string>>) {
  folder = authorFolder(careSources(more))
  const { code, stdout } = await folder.stoa('check', '--json')
  const { faults } = JSON.parse(stdout) as { faults: Fault[] }
  return { code, faults: faults.map(describeFault) }
}

test(
  'a sound extension passes, with what it weighs',
  async () => {
    folder = authorFolder(careSources())
    expect(await folder.stoa('check')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^care 0\.1\.0: nothing to fix; 1 contribution, at most \d{5} bytes each\n$/,
      ),
    })
  },
  MINUTE,
)

test(
  'each fault is reported with its rule, its line and what to do',
  async () => {
    const { code, faults } = await check({
      'package.json': '{ "type": "module", "stoa": { "budgets": { "widget note": 1000 } } }',
      'extension.ts': careDeclaration({
        version: '1',
        path: '/orders/:id',
        more: `widgets: [{ id: 'note', zone: ['order.details.after', 'home.after'], load: () => import('./note.tsx') }],
          columns: [{ id: 'age', list: 'order', label: 'title', load: () => import('./age.tsx') }]`,
      }),
      'page.tsx': `
        import { useTranslation } from '@stoa/extension-sdk'
        import { useMatches } from 'react-router'
        import styles from './page.module.css'
        export default function Page() {
          const { t } = useTranslation()
          return <form className={styles.text}>{t('gone')}{String(useMatches)}<input /><button /></form>
        }`,
      'note.tsx': `export default ({ order }: { order: { id: string } }) => <p>{order.id}</p>`,
      'age.tsx': `export default ({ row }: { row: { id: string } }) => <b>{row.id.toUpperCase()}</b>`,
      'page.module.css':
        '@layer extensions {\n * { color: red }\n .text { color: red }\n}\n.loose { color: red }',
      'locales/de.json': '{ "titel": "Pflege" }',
    })

    expect(code).toBe(1)
    expect(faults).toEqual([
      expect.stringMatching(/^extension\.ts:5 \(version\): “1” is no version/),
      expect.stringMatching(/^page\.tsx:3 \(import\): the shell does not share useMatches of react-router/),
      'page.tsx:7 (missing-text): locales/en.json has no text for gone: add it',
      expect.stringMatching(/^locales\/de\.json:1 \(missing-translation\): it lacks title/),
      'extension.ts:7, page /orders/:id (reserved-path): the admin itself uses this path: choose another',
      expect.stringMatching(
        /^extension\.ts:8, widget note \(size\): .* 1000 allowed \(most of it is note\.tsx, \d+ %/,
      ),
      expect.stringMatching(/^page\.module\.css:2 \(style\): “\*” reaches elements of the whole admin/),
      expect.stringMatching(/^page\.module\.css:5 \(style\): “\.loose” is outside of every layer/),
      'page.tsx:7, page /orders/:id (accessibility): Buttons must have discernible text (button-name): <button></button>',
      'page.tsx:7, page /orders/:id (accessibility): Form elements must have labels (label): <input>',
      expect.stringMatching(/^note\.tsx:1, widget note \(render\): it throws .*reading 'id'/),
    ])
  },
  MINUTE,
)

test(
  'what does not compile is a finding, too',
  async () => {
    const { code, faults } = await check({
      'extension.ts': careDeclaration({ path: '/orders' }),
      'page.tsx': `import 'node:fs'; import './gone.ts'`,
    })

    expect(code).toBe(1)
    expect(faults).toEqual([
      expect.stringMatching(/^page\.tsx:1 \(import\): node:fs belongs to Node/),
      expect.stringMatching(/^care \(build\): .*gone\.ts/s),
      expect.stringMatching(/^extension\.ts:7, page \/orders \(reserved-path\)/),
    ])
  },
  MINUTE,
)

test(
  'a malformed contribution hides nothing of the others, and what is ignored is a warning',
  async () => {
    const { code, faults } = await check({
      'package.json': '{ "type": "module", "stoa": { "ignore": { "render": ["widget note"] } } }',
      'extension.ts': careDeclaration({
        more: `widgets: [
            { id: 'tall', zone: 'home.after', height: 'tall' as never, load: () => import('./note.tsx') },
            { id: 'note', zone: 'home.after', load: () => import('./note.tsx') },
          ]`,
      }),
      'page.tsx': `
        import { useTranslation } from '@stoa/extension-sdk'
        import styles from './page.module.css'
        export default () => <p className={styles.text}>{useTranslation().t('gone')}</p>`,
      'note.tsx': `export default () => { throw new Error('boom') }`,
      'page.module.css': '@layer extensions { b { color: red } .text { color: red } }',
    })

    expect(code).toBe(1)
    expect(faults).toEqual([
      'extension.ts:9, widget tall (malformed): its height must be a number of pixels: correct extension.ts',
      'page.tsx:4 (missing-text): locales/en.json has no text for gone: add it',
      expect.stringMatching(/^page\.module\.css:1 \(style\): “b” reaches elements/),
      expect.stringMatching(/^note\.tsx:1, widget note \(warning, render\): it throws .*boom/),
    ])
  },
  MINUTE,
)

const BROWSER_CALLS = `
  fetch('https://example.com').catch(() => undefined)
  new ResizeObserver(() => undefined).observe(document.body)
  new IntersectionObserver(() => undefined).observe(document.body)
  matchMedia('(width > 600px)').addEventListener('change', () => undefined)
  structuredClone({ a: 1 })
  new TextDecoder().decode(new TextEncoder().encode('a'))
  new Worker('worker.js').terminate()
  CSS.escape('1a')
  void crypto.subtle.digest('SHA-256', new Uint8Array(1))
  void navigator.clipboard.writeText('a')
  document.body.scrollIntoView()
  document.body.animate([], 1).cancel()`

test(
  'calls that are not declared and nouns that are misspelt are warnings',
  async () => {
    const { code, faults } = await check({
      'extension.ts': careDeclaration({ uses: "{ read: ['return'] }" }),
      'page.tsx': `
        import { useClient, useTranslation } from '@stoa/extension-sdk'
        import { useEffect } from 'react'
        export default function Page() {
          const { t } = useTranslation()
          const client = useClient()
          useEffect(() => {
            client.get('/returns').catch(() => undefined)
            for (const noun of ['users', 'returns']) client.get('/' + noun).catch(() => undefined)
          }, [client])
          return <p>{t('title')}</p>
        }`,
    })
    expect({ code, faults }).toEqual({
      code: 0,
      faults: [
        'extension.ts:6 (warning, uses): the Admin API of Medusa has no return: did you mean returns?',
        "page.tsx:8 (warning, undeclared-call): care may not read returns: add uses: { read: ['returns'] } to extension.ts",
        "page.tsx, page /care (warning, undeclared-call): care may not read users: add uses: { read: ['users'] } to extension.ts",
      ],
    })
    const { stdout } = await folder.stoa('check')
    expect(stdout).toContain('care 0.1.0: 3 warnings, nothing that must be fixed; 1 contribution')
  },
  MINUTE,
)

test(
  'what browsers have and failing calls are no findings',
  async () => {
    const { code, faults } = await check({
      'extension.ts': careDeclaration({
        uses: "{ read: ['returns'], connect: ['https://example.com'] }",
        more: `widgets: [{ id: 'note', zone: 'home.after', load: () => import('./note.tsx') }]`,
      }),
      'note.tsx': `
        import { useEffect } from 'react'
        export default function Note() {
          useEffect(() => {${BROWSER_CALLS}}, [])
          return <p>note</p>
        }`,
      'page.tsx': `
        import { useClient, useTranslation } from '@stoa/extension-sdk'
        import { useSuspenseQuery } from '@tanstack/react-query'
        export default function Page() {
          const { t } = useTranslation()
          const client = useClient()
          useSuspenseQuery({ queryKey: ['a'], queryFn: () => client.get('/returns') })
          return <p>{t('title')}</p>
        }`,
    })
    expect({ code, faults }).toEqual({ code: 0, faults: [] })
  },
  MINUTE,
)

test(
  'an endless component is stopped and named, and hides nothing else',
  async () => {
    const { code, faults } = await check({
      'extension.ts': careDeclaration({
        more: `widgets: [
          { id: 'endless', zone: 'home.after', load: () => import('./endless.tsx') },
          { id: 'astray', zone: 'home.aftr', load: () => import('./astray.tsx') },
        ]`,
      }),
      'endless.tsx': `
        export default function Endless() {
          let count = 0
          while (Date.now() > 0) count += 1
          return <p>{count}</p>
        }`,
      'astray.tsx': `
        const colours: string[] = []
        if (!colours[0]) throw new Error('boom')
        export default () => <p>astray</p>`,
      'locales/en.json': '{ "title": "Care notes", "unused": "Nothing" }',
    })
    expect(code).toBe(1)
    expect(faults).toEqual([
      'locales/en.json:1 (warning, unused-text): nothing uses unused: remove it from every language',
      expect.stringMatching(
        /^extension\.ts:10, widget astray \(unknown-zone\): .*; did you mean home\.after\?$/,
      ),
      expect.stringMatching(/^endless\.tsx:4, widget endless \(render\): it does not end: stopped after/),
      expect.stringMatching(
        /^astray\.tsx:3, widget astray \(render\): its file fails while it loads \(boom\)/,
      ),
    ])
  },
  2 * MINUTE,
)

test(
  'the texts of a file that is not there are not called unused',
  async () => {
    const { code, faults } = await check({
      'extension.ts': careDeclaration({
        more: `widgets: [{ id: 'hint', zone: 'home.after', load: () => import('./hnt.tsx') }]`,
      }),
      'hint.tsx': `
        import { useTranslation } from '@stoa/extension-sdk'
        export default function Hint() {
          return <p>{useTranslation().t('cold')}</p>
        }`,
      'locales/en.json': '{ "title": "Care notes", "cold": "Wash cold" }',
    })
    expect({ code, faults }).toEqual({
      code: 1,
      faults: ['extension.ts:8, widget hint (missing-file): there is no ./hnt.tsx; did you mean ./hint.tsx?'],
    })
  },
  MINUTE,
)

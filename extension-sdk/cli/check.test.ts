/** @jest-environment node */
import type { Fault } from './checks/fault.ts'
import { authorFolder, careDeclaration, careSources, type AuthorFolder } from './testing/author-folder.ts'

const MINUTE = 60_000

let folder: AuthorFolder

afterEach(() => folder.remove())

async function check(more: Readonly<Record<string, string>>) {
  folder = authorFolder(careSources(more))
  const { code, stdout } = await folder.stoa('check', '--json')
  const { faults } = JSON.parse(stdout) as { faults: Fault[] }
  return { code, faults: faults.map(({ rule, where, message }) => `${where} (${rule}): ${message}`) }
}

test(
  'a sound extension passes, with what it weighs',
  async () => {
    folder = authorFolder(careSources())
    expect(await folder.stoa('check')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^care 0\.1\.0: nothing to mend; 1 contribution, at most \d{5} bytes each\n$/,
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
      expect.stringMatching(/^extension\.ts \(version\): “1” is no version/),
      expect.stringMatching(/^page\.tsx:3 \(import\): the shell does not share useMatches of react-router/),
      'page.tsx:7 (missing-text): locales/en.json has no text for gone: add it',
      expect.stringMatching(/^locales\/de\.json \(missing-translation\): it lacks title/),
      'page /orders/:id (reserved-path): the admin itself uses this path: choose another',
      expect.stringMatching(/^widget note \(size\): \d{5} bytes compressed with its entry, 1000 allowed/),
      expect.stringMatching(/^page\.module\.css:2 \(style\): “\*” reaches elements of the whole admin/),
      expect.stringMatching(/^page\.module\.css:5 \(style\): “\.\w+” stands in no layer/),
      'page /orders/:id (accessibility): Buttons must have discernible text (button-name): <button></button>',
      'page /orders/:id (accessibility): Form elements must have labels (label): <input>',
      expect.stringMatching(/^widget note \(render\): it throws .*reading 'id'/),
    ])
  },
  MINUTE,
)

test(
  'what does not compile is a finding, too',
  async () => {
    const { code, faults } = await check({ 'page.tsx': `import 'node:fs'; import './gone.ts'` })

    expect(code).toBe(1)
    expect(faults).toEqual([
      expect.stringMatching(/^page\.tsx:1 \(import\): node:fs belongs to Node/),
      expect.stringMatching(/^care \(build\): .*gone\.ts/s),
    ])
  },
  MINUTE,
)

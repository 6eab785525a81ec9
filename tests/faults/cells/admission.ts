import type { Manifest } from '@stoa/extension-sdk/manifest'

import type { Cell } from '../cell.ts'
import { expect, NEIGHBOUR } from '../visitor.ts'
import { culprit, fixed, write, written } from './culprits.ts'

const REFUSED = /Refused/
const PARTLY = /Partly refused/

/** The orders and the settings in ten spellings. */
const SPELLINGS = [
  '/orders',
  '/Orders/',
  '/%6Frders',
  '//orders',
  '/culprit/../orders',
  '/settings',
  '/./Settings',
  '/%73ettings/culprit',
  '/\\settings',
  '/:anything',
]

const withPaths =
  (paths: readonly string[]) =>
  (manifest: Manifest): Manifest => {
    const [page] = manifest.pages ?? []
    return { ...manifest, pages: page ? paths.map((path) => ({ ...page, path })) : [] }
  }

const asking = (sdk: string) => ({ declare: (manifest: Manifest): Manifest => ({ ...manifest, sdk }) })

const code = { module: './page', files: [] } as const

const malformed = (name: string, parts: object, more: Partial<Cell> = {}): Cell =>
  written(
    { name: `malformed: ${name}`, named: { console: true, operator: PARTLY }, ...more },
    {
      declare: (manifest) => ({ ...manifest, ...parts }) as Manifest,
    },
  )

const asAWhole = { named: { console: true, operator: REFUSED }, hasNoPage: true } as const

const malformedCells: readonly Cell[] = [
  {
    name: 'malformed: a base that is no address',
    culprit,
    ...asAWhole,
    retry: 'reload',
    install: (lane) => ({
      extensions: [{ ...write(lane).feedEntry, base: 'https://cdn.example.com:99999/' }],
      healed: fixed(lane),
    }),
  },
  malformed('modules called constructor', { shared: { constructor: '*' } }, asAWhole),
  malformed('a file that is no address', { integrity: { 'entry.js': 'x', 'http://[': 'x' } }, asAWhole),
  malformed('texts in texts', { texts: { en: { title: 'Culprit', deep: { x: 1 } } } }),
  malformed(
    'commands',
    {
      commands: [
        { id: 'a', label: 'title', keywords: ['a', 'b'], ...code },
        { id: 'b', label: 'title', icon: 'constructor', ...code },
      ],
    },
    {
      provoke: async (page) => {
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox').fill('culprit')
        await expect(page.getByRole('option', { name: /Culprit/ }).first()).toBeVisible()
        await page.keyboard.press('Escape')
      },
    },
  ),
  malformed('cards, columns and row actions', {
    settings: [{ path: '/culprit', card: { label: 'title', description: {}, icon: '__proto__' }, ...code }],
    columns: [{ id: 'a', list: 'product', label: { en: 'title' }, ...code }],
    rowActions: [{ id: 'a', list: 'product', label: 'title', icon: 'constructor', ...code }],
  }),
]

/** What is refused before anything of it is loaded. */
export const admissionCells: readonly Cell[] = [
  ...malformedCells,
  written(
    { name: 'duplicate id', named: { console: true, operator: PARTLY } },
    {
      declare: (manifest) => ({
        ...manifest,
        widgets: (manifest.widgets ?? []).flatMap((widget) => [widget, widget]),
      }),
    },
  ),
  written(
    { name: 'duplicate route', named: { console: true, operator: PARTLY }, hasNoPage: true },
    { declare: withPaths([`/${NEIGHBOUR}`]) },
  ),
  written(
    {
      name: 'reserved path in ten spellings',
      named: { console: true, operator: /refused/i },
      hasNoPage: true,
      provoke: async (page) => {
        for (const path of SPELLINGS) {
          await page.evaluate((address) => {
            history.pushState(null, '', new URL(location.origin + address))
            dispatchEvent(new PopStateEvent('popstate'))
          }, `/a${path}`)
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByRole('main')).not.toContainText('Culprit is well')
        }
        return `${SPELLINGS.length} of ${SPELLINGS.length} refused`
      },
    },
    { declare: withPaths(SPELLINGS) },
  ),
  written(
    { name: 'SDK too new', named: { console: true, operator: REFUSED }, hasNoPage: true },
    asking('^9.0.0'),
  ),
  written(
    { name: 'SDK too old', named: { console: true, operator: REFUSED }, hasNoPage: true },
    asking('^0.1.0'),
  ),
]

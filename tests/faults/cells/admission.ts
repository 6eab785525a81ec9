import type { Manifest } from '@stoa/extension-sdk/manifest'

import type { Cell } from '../cell.ts'
import { expect, NEIGHBOUR } from '../visitor.ts'
import { written } from './culprits.ts'

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

/** What is refused before anything of it is loaded. */
export const admissionCells: readonly Cell[] = [
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

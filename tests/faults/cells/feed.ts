import type { Manifest } from '@stoa/extension-sdk/manifest'

import type { Cell } from '../cell.ts'
import { sri } from '../../journeys/feed-surgery.ts'
import { CULPRIT } from '../cell.ts'
import { writeExtension } from '../generator/written.ts'
import type { Lane } from '../lane.ts'
import { expect } from '../visitor.ts'
import { culprit, fixed, write, written } from './culprits.ts'

const MISSING = /is not responding, or one of its files is missing/
const FAILED = /Had errors/
const HUGE = 500
const gone = { status: 404, body: 'Not found', type: 'text/plain' } as const

const withoutWidgets = (manifest: Manifest): Manifest => ({ ...manifest, widgets: [] })

/** Extensions with nothing wrong and a page each: the pointer may rest on any link, and the code behind it is fetched then. */
const many = (lane: Lane) =>
  Array.from(
    { length: HUGE },
    (_, index) =>
      writeExtension(lane.origin, { name: `one-of-many-${index}`, declare: withoutWidgets }).feedEntry,
  )

const withoutFeed = (name: string, answer: NonNullable<Cell['withoutFeed']>): Cell => ({
  name,
  culprit,
  named: {},
  retry: 'button',
  withoutFeed: answer,
  install: (lane) => ({ extensions: [write(lane).feedEntry] }),
  note: 'the areas work, from the list that the build keeps beside the feed',
})

/** What can be wrong with the feed and with what it points to. */
export const feedCells: readonly Cell[] = [
  {
    name: 'manifest 404 (previous version)',
    culprit,
    named: { banner: /could not be loaded, 2\.0\.0 runs/, operator: FAILED },
    retry: 'reload',
    install: (lane) => {
      const earlier = write(lane).feedEntry
      const json = JSON.stringify(earlier.manifest)
      const path = `${new URL(earlier.base).pathname}extension.json`
      const newer = write(lane, { version: '2.0.0', page: 'throw new Error("bad render")' }).feedEntry
      const previous = [{ version: '1.0.0', base: earlier.base, integrity: sri(json) }]
      return {
        extensions: [{ ...newer, previous }],
        heal: () => lane.origin.put(path, { body: json, type: 'application/json' }),
      }
    },
    provoke: async (page) => {
      await page.getByRole('button', { name: 'Use version 1.0.0 instead' }).click()
      await page.waitForEvent('load')
      await expect(page.getByRole('main').getByRole('alert')).toContainText('stopped because of an error')
    },
    note: 'the feed carries manifests: only that of a previous version or of an override can be missing',
  },
  {
    name: 'manifest 404 (local override)',
    culprit: { ...culprit, sound: /Culprit is being written/ },
    named: { banner: /No extension can be read from/ },
    retry: 'reload',
    install: (lane) => {
      const installed = write(lane).feedEntry
      const mine = write(lane, {
        version: '2.0.0',
        page: 'return react.createElement("h1", null, "Culprit is being written")',
      }).feedEntry
      const { entry } = mine.manifest
      const json = JSON.stringify({ ...mine.manifest, integrity: { [entry.file]: 'unchecked' } })
      const path = `${new URL(mine.base).pathname}extension.json`
      return {
        extensions: [installed],
        heal: () => lane.origin.put(path, { body: json, type: 'application/json' }),
      }
    },
    provoke: async (page, { origin }) => {
      const base = `${origin.url}/${CULPRIT}/2.0.0/`
      await page.evaluate(
        (address) => sessionStorage.setItem('stoa-overrides', JSON.stringify([address])),
        base,
      )
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: culprit.sound })).toBeVisible()
      return 'installed version runs instead'
    },
  },
  {
    name: 'feed stale',
    culprit,
    named: { panel: MISSING, operator: FAILED },
    retry: 'reload',
    install: (lane) => {
      const { feedEntry, path } = write(lane)
      lane.origin.put(path, gone)
      return { extensions: [feedEntry], healed: fixed(lane) }
    },
    note: 'it lists a version whose files are gone',
  },
  {
    name: 'feed with damaged entries',
    culprit,
    named: { console: true, operator: /Refused/ },
    hasNoPage: true,
    retry: 'reload',
    install: (lane) => ({
      extensions: [null, { base: '/' }, 7, { manifest: { name: CULPRIT }, base: '/' }],
      healed: fixed(lane),
    }),
  },
  written(
    {
      name: 'feed broken on the server',
      named: {},
      retry: 'none',
      provoke: async (page, lane) => {
        lane.publish('{"format":1,"extensions":[')
        await page.reload()
        await expect(page.getByRole('heading', { level: 1, name: culprit.sound })).toBeVisible()
      },
      note: 'the gateway answers with the last good one, and says so in /healthz',
    },
    {},
  ),
  withoutFeed('feed truncated', {
    banner: /list of installed extensions cannot be read/,
    body: '{"format":1,"extensions":[{"manif',
  }),
  withoutFeed('feed hangs', { banner: /list of installed extensions could not be fetched/ }),
  {
    ...written({ name: `feed huge (${HUGE})`, named: {}, retry: 'none' }, {}),
    install: (lane) => ({ extensions: [write(lane).feedEntry, ...many(lane)] }),
    note: 'nothing is wrong: compare with the first line',
  },
]

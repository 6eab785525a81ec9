import type { Manifest } from '@stoa/extension-sdk/manifest'

import type { Cell } from '../cell.ts'
import { expect, expectNeighboursPage, openPage } from '../visitor.ts'
import { culprit, written } from './culprits.ts'

const STOPPED = /stopped because of an error/
const NOT_STARTED = /has an error and could not start/
const QUARANTINED = /failed several times within a minute/
const TOO_LONG = /took too long to load/
const FAILED = /Had errors/

/** Lets errors of the entry count for the page, as in a build where the page has a file of its own. */
const ownsEntry = (manifest: Manifest): Manifest => ({
  ...manifest,
  pages: (manifest.pages ?? []).map((page) => ({ ...page, files: [manifest.entry.file] })),
})

/** Puts the widget into the bar above every page. */
const inTopbar = (manifest: Manifest): Manifest => ({
  ...manifest,
  widgets: (manifest.widgets ?? []).map((widget) => ({ ...widget, zone: 'topbar.end' })),
})

/** The same code for the page and for the widget. */
const everywhere = (code: string) => ({ page: code, widget: code })

const MOUNTS = 10

/** Gives objects for texts to what shows them outside of its own boundary. */
const GIVES_OBJECTS = `
  const { notify, dialogs } = sdk.useHost()
  sdk.usePageTitle({ title: 1 })
  react.useEffect(() => {
    notify.error({ title: 1 }, { message: 1 })
    void dialogs.confirm({ title: 'A question of the culprit', message: {}, confirmLabel: [{}] })
  }, [notify, dialogs])
  return well()`

/** What can go wrong once code of an extension runs. */
export const runningCells: readonly Cell[] = [
  written(
    {
      name: 'entry throws when it is run',
      named: { panel: QUARANTINED, operator: FAILED },
      note: 'its entry is the code of both widgets and the page: the page is the third failure',
    },
    { entry: 'throw new Error("bad entry")' },
  ),
  written(
    { name: 'module throws on evaluate', named: { panel: NOT_STARTED, operator: FAILED } },
    { evaluate: 'throw new Error("bad start")' },
  ),
  written(
    { name: 'module throws a value without a text', named: { panel: NOT_STARTED, operator: FAILED } },
    { evaluate: 'throw Object.create(null)' },
  ),
  written(
    { name: 'throws a value without a text', named: { panel: STOPPED, console: true, operator: FAILED } },
    everywhere('throw Object.create(null)'),
  ),
  written(
    { name: 'suspends forever', named: { panel: TOO_LONG, operator: FAILED } },
    everywhere('throw new Promise(() => {})'),
  ),
  written(
    { name: 'suspends forever in the bar above every page', named: { operator: FAILED } },
    { declare: inTopbar, widget: 'throw new Promise(() => {})' },
  ),
  written(
    { name: 'throws in the cleanup of an effect', named: { console: true, operator: FAILED } },
    everywhere('react.useEffect(() => () => { throw new Error("bad cleanup") }, []); return well()'),
  ),
  written(
    { name: 'throws a value without a text in a cleanup', named: { console: true, operator: FAILED } },
    everywhere('react.useLayoutEffect(() => () => { throw Object.create(null) }, []); return well()'),
  ),
  written(
    { name: 'throws on render', named: { panel: STOPPED, console: true, operator: FAILED } },
    everywhere('throw new Error("bad render")'),
  ),
  written(
    { name: 'throws in the bar above every page', named: { console: true, operator: FAILED } },
    { declare: inTopbar, widget: 'throw new Error("bad bar")' },
  ),
  written(
    { name: 'throws in an effect', named: { panel: STOPPED, console: true, operator: FAILED } },
    everywhere('react.useEffect(() => { throw new Error("bad effect") }, []); return well()'),
  ),
  written(
    {
      name: 'throws in an event handler, three times',
      named: { toast: /“culprit” was disabled/, console: true, operator: /Quarantined/ },
      provoke: async (page, _lane, content) => {
        const button = content.getByRole('button', { name: 'Press' })
        for (let press = 0; press < 3; press++) await button.click()
        await expect(page.getByRole('main')).toContainText('“culprit” is disabled for now')
        return 'taken out of this browser for an hour, or until another version comes'
      },
    },
    {
      declare: ownsEntry,
      page: 'return react.createElement("button", { onClick() { throw new Error("bad press") } }, "Press")',
    },
  ),
  written(
    { name: 'rejects a promise', named: { console: true, operator: FAILED } },
    {
      declare: ownsEntry,
      page: 'react.useEffect(() => void Promise.reject(new Error("bad promise")), []); return well()',
    },
  ),
  written(
    {
      name: 'renders without end, while rendering',
      named: { panel: STOPPED, console: true, operator: FAILED },
    },
    everywhere('const [n, set] = react.useState(0); set(n + 1); return n'),
  ),
  written(
    {
      name: 'renders without end, in a layout effect',
      named: { panel: STOPPED, console: true, operator: FAILED },
    },
    everywhere('const [n, set] = react.useState(0); react.useLayoutEffect(() => set(n + 1)); return n'),
  ),
  written(
    {
      name: 'renders without end, in an effect',
      named: {},
      note: 'React says nothing in production: it burns time, everything else answers in between',
    },
    everywhere('const [n, set] = react.useState(0); react.useEffect(() => set(n + 1)); return n'),
  ),
  written(
    {
      name: 'gives objects for texts of messages, questions and titles',
      named: {},
      provoke: async (page) => {
        const question = page.getByRole('alertdialog', { name: 'A question of the culprit' })
        await expect(question).toContainText('[object Object]')
        await question.getByRole('button', { name: 'Cancel' }).click()
        await expect(question).toBeHidden()
      },
      note: 'they are shown as texts',
    },
    { page: GIVES_OBJECTS },
  ),
  written(
    {
      name: 'leaks 1 MB a mount',
      named: {},
      provoke: async (page) => {
        const session = await page.context().newCDPSession(page)
        const heap = async () => {
          await session.send('HeapProfiler.collectGarbage')
          return (await session.send('Runtime.getHeapUsage')).usedSize
        }
        const before = await heap()
        for (let mount = 0; mount < MOUNTS; mount++) {
          await expectNeighboursPage(page)
          await openPage(page, culprit.link)
          await expect(page.getByRole('heading', { level: 1, name: culprit.sound })).toBeVisible()
        }
        return `${MOUNTS} mounts: ${(((await heap()) - before) / 1e6).toFixed(1)} MB`
      },
      note: 'a browser does not tell whose memory it is; loading the page again frees it',
    },
    {
      evaluate: 'globalThis.culpritsLeak ??= []',
      page: 'react.useEffect(() => void globalThis.culpritsLeak.push(new Array(131072).fill(Math.random())), []); return well()',
    },
  ),
]

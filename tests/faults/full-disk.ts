import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { DATA, TREES } from '../../commands/stack/paths.ts'
import { createStopList, type StopList } from '../../commands/stack/stop.ts'
import { superviseBackend } from '../../commands/stack/supervise-backend.ts'
import { serveSite } from '../../shell/gateway/serve-site.ts'
import { inTime } from './in-time.ts'
import type { Outage } from './outages.ts'
import { portOf } from './port-of.ts'
import { openSmallDisk, type SmallDisk } from './small-disk.ts'
import { expect, signIn } from './visitor.ts'
import { dialog, named } from './writes/forms/write-form.ts'
import { openStore, type Store } from './writes/store.ts'

const PORTS = { admin: portOf(7405), backend: portOf(9405) }
const MEGABYTES = 420
const MOST_SECONDS = 240
const BACK_MS = 90_000
const TRY_AGAIN_MS = 500
/** A text that the database cannot make smaller, and has to grow for. */
const LONG_BYTES = 60_000
const MOST_WRITES = 80
const TITLE = 'Typed on a full disk'

const countOf = named('/collections', () => 'limit=100', 'title')
const saved = (page: Page) => page.getByRole('heading', { level: 1, name: TITLE })
const failure = (page: Page) => dialog(page).locator('[role="alert"], [role="status"]').first()

/** Writes until the store cannot. */
async function exhaust(store: Store, disk: SmallDisk): Promise<void> {
  const { collections } = await store.get<{ collections: { id: string }[] }>('/collections?limit=1')
  for (let count = 0; count < MOST_WRITES; count++) {
    disk.fill()
    try {
      const text = randomBytes(LONG_BYTES).toString('base64')
      await store.post(`/collections/${collections[0]?.id}`, { metadata: { text } })
    } catch {
      return
    }
  }
  throw new Error('the store went on writing on a full disk')
}

async function lookAtIt(page: Page, disk: SmallDisk, store: Store, seen: { admin: string }): Promise<number> {
  await page.getByRole('button', { name: 'Create collection' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Title' }).first().fill(TITLE)
  await exhaust(store, disk)
  const save = dialog(page).getByRole('button', { name: 'Create', exact: true })
  await save.click()
  await expect(failure(page)).toBeVisible()
  seen.admin = (await failure(page).innerText()).split('\n')[0] ?? ''
  await expect(dialog(page).getByRole('textbox', { name: 'Title' }).first()).toHaveValue(TITLE)
  disk.free()
  const start = performance.now()
  await expect(async () => {
    if (await save.isVisible()) await save.click({ timeout: TRY_AGAIN_MS })
    await expect(saved(page)).toBeVisible({ timeout: TRY_AGAIN_MS })
  }).toPass({ timeout: BACK_MS, intervals: [TRY_AGAIN_MS] })
  return performance.now() - start
}

async function strike(browser: Browser, disk: SmallDisk, stops: StopList): Promise<Outage> {
  const outage = { name: 'the disk is full', admin: '–', shop: '–' }
  const backend = await superviseBackend({
    port: PORTS.backend,
    dataDir: join(disk.folder, 'backend'),
    reset: true,
    adminUrl: `http://localhost:${PORTS.admin}`,
    shopUrl: `http://localhost:${PORTS.admin}`,
    stops,
    onStep: () => undefined,
    onNotice: () => undefined,
  })
  const site = await serveSite({ root: TREES.admin, port: PORTS.admin, backend, allowsLocalExtensions: true })
  stops.add({ stop: site.close })
  const context = await browser.newContext({ locale: 'en-US' })
  try {
    const page = await context.newPage()
    await signIn(page, `${site.url}/a/collections`)
    const store = await openStore(backend)
    const wellAfter = await inTime('the outage', MOST_SECONDS, () => lookAtIt(page, disk, store, outage))
    const count = await countOf(await openStore(backend), TITLE)
    return { ...outage, wellAfter, faults: count === 1 ? [] : [`the collection exists ${count} times`] }
  } catch (error) {
    return { ...outage, faults: [String(error).split('\n').slice(0, 3).join(' ')] }
  } finally {
    await context.close()
  }
}

/** Fills the disk of an embedded store of its own while a person saves; nothing where no disk can be mounted. */
export async function runFullDisk(browser: Browser, stops: StopList): Promise<Outage | undefined> {
  const disk = openSmallDisk(join(DATA, 'faults', 'small-disk'), MEGABYTES)
  if (!disk) return undefined
  const started = createStopList()
  started.add({ stop: async () => disk.remove(), force: disk.remove })
  stops.add(started)
  try {
    return await strike(browser, disk, started)
  } finally {
    await started.stop()
  }
}

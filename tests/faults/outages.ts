import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import type { StopList } from '../../commands/stack/stop.ts'
import { deployTree } from '../servers/deployed-tree.ts'
import { startGateway } from './gateway-process.ts'
import { inTime } from './in-time.ts'
import { portOf } from './port-of.ts'
import { type Strike, STRIKES, type Target } from './strikes.ts'
import { textTable } from './table.ts'
import { timed } from './timed.ts'
import { expect, openPage, signIn } from './visitor.ts'

/** How long everything may take to be back, in milliseconds. */
const BACK_MS = 60_000
const MOST_SECONDS = 240
const TRY_AGAIN_MS = 500
const GATEWAY_PORT = portOf(7403)
const DRAFT = 'Typed during an outage'

/** What people saw while something was gone. */
export interface Outage {
  name: string
  admin: string
  shop: string
  /** Milliseconds from when it could come back until the page that was asked for was there. */
  wellAfter?: number
  faults: readonly string[]
}

const isWell = (page: Page) => page.getByRole('table').getByRole('link').first()

/** Presses “Try again” as people do, until the page is there. */
async function tryAgainUntilWell(page: Page): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: TRY_AGAIN_MS })
    await expect(isWell(page)).toBeVisible({ timeout: TRY_AGAIN_MS })
  }).toPass({ timeout: BACK_MS, intervals: [TRY_AGAIN_MS] })
}

async function seenOn(page: Page): Promise<string> {
  const alert = page
    .getByRole('main')
    .getByText(/not respond|not answer|not reach|could not be/i)
    .first()
  await expect(alert).toBeVisible()
  return (await alert.innerText()).split('\n')[0] ?? ''
}

/** Types into a product, and answers a check that this is still there, also once the page is loaded again. */
async function typeSomething(page: Page, adminUrl: string): Promise<() => Promise<void>> {
  page.on('dialog', (question) => void question.accept())
  await page.goto(`${adminUrl}/a/products`)
  await isWell(page).click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill(DRAFT)
  return async () => {
    await expect(title, 'what was typed before').toHaveValue(DRAFT)
    await page.reload()
    await expect(title, 'what was typed before').toHaveValue(DRAFT)
  }
}

/** Strikes once while staff and a shopper have pages open. */
async function runStrike(
  browser: Browser,
  { admin: adminUrl, shop: shopUrl, ...target }: Target & { admin: string; shop: string },
  { name, isSiteGone, strike }: Strike,
): Promise<Outage> {
  const context = await browser.newContext({ locale: 'en-US' })
  const [admin, editor, shop] = [await context.newPage(), await context.newPage(), await context.newPage()]
  const outage = { name, admin: '–', shop: '–' }
  try {
    const wellAfter = await inTime('the outage', MOST_SECONDS, lookAtIt)
    return { ...outage, wellAfter, faults: [] }
  } catch (error) {
    return { ...outage, faults: [String(error).split('\n').slice(0, 3).join(' ')] }
  } finally {
    await context.close()
  }

  async function lookAtIt(): Promise<number> {
    await signIn(admin, `${adminUrl}/a/products`)
    await expect(isWell(admin)).toBeVisible()
    const expectTyped = await typeSomething(editor, adminUrl)
    let start = performance.now()
    const restore = await strike(target)
    await openPage(admin, 'Orders')
    outage.admin = await seenOn(admin)
    if (!isSiteGone) {
      await shop.goto(shopUrl)
      outage.shop = await seenOn(shop)
    }
    if (restore) {
      await restore()
      start = performance.now()
    }
    await tryAgainUntilWell(admin)
    const wellAfter = performance.now() - start
    await expectTyped()
    await shop.goto(shopUrl)
    await expect(shop.getByRole('main').getByRole('link').first()).toBeVisible()
    return wellAfter
  }
}

/** Strikes at the store, its database, its port and the gateway, one after the other. */
export async function runOutages(
  browser: Browser,
  stack: Stack,
  dataDir: string,
  stops: StopList,
): Promise<Outage[]> {
  const root = deployTree(join(dataDir, 'deployed'), stack.urls)
  let gateway = await startGateway(root, GATEWAY_PORT)
  stops.add({ stop: () => gateway.kill() })
  const target = {
    admin: `http://localhost:${GATEWAY_PORT}`,
    shop: stack.urls.shop,
    backend: stack.urls.backend,
    dataDir: join(dataDir, 'backend'),
    killGateway: () => gateway.kill(),
    async startGateway() {
      gateway = await startGateway(root, GATEWAY_PORT)
    },
  }
  const outages: Outage[] = []
  for (const strike of STRIKES)
    outages.push(await timed(strike.name, () => runStrike(browser, target, strike)))
  await gateway.kill()
  return outages
}

/** The outages as text in columns. */
export const outageTable = (outages: readonly Outage[]): string =>
  textTable([
    ['outage', 'staff saw', 'shoppers saw', 'all well after'],
    ...outages.map(({ name, admin, shop, wellAfter }) => [
      name,
      admin,
      shop,
      wellAfter === undefined ? 'NO' : `${(wellAfter / 1000).toFixed(1)} s`,
    ]),
  ])

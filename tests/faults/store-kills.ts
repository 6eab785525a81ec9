import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { textTable } from './table.ts'
import { expect, openPage, signIn } from './visitor.ts'

/** How long the store may take to be back, in milliseconds. */
const BACK_MS = 60_000
const TRY_AGAIN_MS = 500

/** A process of the embedded store, and how its pid is found. */
interface Victim {
  name: string
  pid: (dataFolder: string) => number
}

const VICTIMS: readonly Victim[] = [
  {
    name: 'store',
    pid: (folder) =>
      (JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as { pid: number }[])[1]?.pid ?? 0,
  },
  {
    name: 'database',
    pid: (folder) =>
      Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
  },
]

/** What people saw while a process was gone. */
export interface KillOutcome {
  name: string
  admin: string
  shop: string
  /** Milliseconds from the kill until the page that was asked for was there. */
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

/** Kills a process of the store while staff and a shopper have pages open. */
async function runKill(
  browser: Browser,
  stack: Stack,
  dataDir: string,
  victim: Victim,
): Promise<KillOutcome> {
  const context = await browser.newContext({ locale: 'en-US' })
  const [admin, shop] = [await context.newPage(), await context.newPage()]
  const outcome = { name: `kill -9 of the ${victim.name}`, admin: '–', shop: '–' }
  try {
    await signIn(admin, `${stack.urls.admin}/a/products`)
    await expect(isWell(admin)).toBeVisible()
    const start = performance.now()
    process.kill(victim.pid(join(dataDir, 'backend')), 'SIGKILL')
    await openPage(admin, 'Orders')
    outcome.admin = await seenOn(admin)
    await shop.goto(stack.urls.shop)
    outcome.shop = await seenOn(shop)
    await tryAgainUntilWell(admin)
    const wellAfter = performance.now() - start
    await shop.reload()
    await expect(shop.getByRole('main').getByRole('link').first()).toBeVisible()
    return { ...outcome, wellAfter, faults: [] }
  } catch (error) {
    return { ...outcome, faults: [String(error).split('\n').slice(0, 3).join(' ')] }
  } finally {
    await context.close()
  }
}

/** Kills each process of the store once, one after the other. */
export async function runKills(browser: Browser, stack: Stack, dataDir: string): Promise<KillOutcome[]> {
  const outcomes: KillOutcome[] = []
  for (const victim of VICTIMS) outcomes.push(await runKill(browser, stack, dataDir, victim))
  return outcomes
}

/** The outcomes as text in columns. */
export const killTable = (outcomes: readonly KillOutcome[]): string =>
  textTable([
    ['process', 'staff saw', 'shoppers saw', 'all well after'],
    ...outcomes.map(({ name, admin, shop, wellAfter }) => [
      name,
      admin,
      shop,
      wellAfter === undefined ? 'NO' : `${(wellAfter / 1000).toFixed(1)} s`,
    ]),
  ])

import type { Browser, Page } from '@playwright/test'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import type { Cell, Installed, Outcome } from './cell.ts'
import { type Complaints, listenToComplaints } from './complaints.ts'
import { writeExtension } from './generator/written.ts'
import { inTime } from './in-time.ts'
import type { Lane } from './lane.ts'
import {
  expect,
  expectNeighboursPage,
  expectNeighboursWidget,
  expectOrder,
  expectProductList,
  NEIGHBOUR,
  openOperatorsLine,
  openPage,
  PATIENCE_MS,
  signIn,
} from './visitor.ts'

/** How long a page that has been broken is given to prove the opposite, in milliseconds. */
const BROKEN_MS = 4000
const MOST_SECONDS = 180
const MOST_CLOSING_SECONDS = 30

/** Everything that one visit has found out. */
interface Findings {
  faults: string[]
  named: string[]
  notes: string[]
  usableAfter?: number
  retry: string
  isContained: boolean
}

interface Visit {
  page: Page
  lane: Lane
  cell: Cell
  installed: Installed
  complaints: Complaints
  found: Findings
}

const isolated = (entry: FeedEntry): FeedEntry => ({ ...entry, isolation: 'frame' })

/** What the culprit's page shows, in the page or in its frame. */
const contentOf = (page: Page, { culprit, isolation }: Cell) =>
  isolation ? page.frameLocator(`main iframe[title^="${culprit.name} · "]`) : page.getByRole('main')

/** Puts the cell's culprit into the feed, beside an extension with nothing wrong. */
function publish(lane: Lane, cell: Cell): Installed {
  lane.origin.clear()
  const neighbour = writeExtension(lane.origin, { name: NEIGHBOUR }).feedEntry
  const { extensions, ...installed } = cell.install(lane)
  const culprits = cell.isolation ? extensions.map((entry) => isolated(entry as FeedEntry)) : extensions
  const others = lane.feed.extensions.filter(({ manifest }) => manifest.name !== cell.culprit.name)
  const feed = { ...lane.feed, extensions: [...others, neighbour, ...culprits] }
  lane.publish(feed as Lane['feed'])
  return {
    extensions,
    heal() {
      installed.heal?.()
      if (installed.healed) lane.publish({ ...feed, extensions: [...others, neighbour, ...installed.healed] })
    },
  }
}

/** Runs a step; a failure counts as a fault of the shell. */
async function check(found: Findings, what: string, step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step()
    return true
  } catch (error) {
    found.faults.push(`${what}: ${String(error).split('\n').slice(0, 2).join(' ')}`)
    return false
  }
}

async function checkTheRest({ page, found }: Visit): Promise<void> {
  await check(found, 'the widget of another extension', () => expectNeighboursWidget(page))
  await check(found, 'an order', () => expectOrder(page))
  await check(found, 'the page of another extension', () => expectNeighboursPage(page))
}

async function openCulprit({ page, lane, cell, found }: Visit): Promise<void> {
  if (!cell.hasNoPage) await check(found, 'opening its page', () => openPage(page, cell.culprit.link))
  const { provoke } = cell
  if (!provoke) return
  await check(found, 'making it misbehave', async () => {
    const note = await provoke(page, lane, contentOf(page, cell))
    if (note) found.notes.push(note)
  })
}

async function checkName(found: Findings, where: string, step: () => Promise<unknown>): Promise<void> {
  if (await check(found, `named in the ${where}`, step)) found.named.push(where)
}

async function checkNames({ page, cell: { named, culprit }, found, complaints }: Visit): Promise<void> {
  const { panel, toast, banner, console } = named
  if (panel) {
    const alert = page.getByRole('main').getByRole('alert').first()
    await checkName(found, 'panel', async () => {
      await expect(alert).toContainText(panel)
      await expect(alert).toContainText(culprit.name)
    })
  }
  if (toast) await checkName(found, 'toast', () => expect(page.getByText(toast)).toBeVisible())
  if (banner) {
    const status = page.getByRole('status').filter({ hasText: banner })
    await checkName(found, 'banner', () => expect(status).toBeVisible())
  }
  if (console) await checkName(found, 'console', () => expect.poll(complaints.namesCulprit).toBe(true))
}

async function checkOperatorsPage({ page, cell: { named, culprit }, found }: Visit): Promise<void> {
  const { operator } = named
  if (!operator) return
  await checkName(found, 'operators’ page', async () =>
    expect(await openOperatorsLine(page, culprit.name)).toContainText(operator),
  )
}

/** Heals the culprit, and does what a person would do then. */
async function checkRetry({ page, lane, cell, installed, found }: Visit): Promise<void> {
  installed.heal?.()
  const works = await check(found, `comes back by ${cell.retry}`, async () => {
    if (cell.retry === 'button') await tryAgain(page)
    else await page.goto(`${lane.admin}/a/${cell.culprit.name}`)
    await expect(page.getByRole('heading', { level: 1, name: cell.culprit.sound })).toBeVisible()
  })
  found.retry = `${works ? 'yes' : 'NO'}, ${cell.retry === 'button' ? '“Try again”' : 'load the page again'}`
}

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).click()

async function visitContained(visit: Visit): Promise<void> {
  const { page, lane, cell, found, complaints } = visit
  await signIn(page, lane.admin + (cell.start ?? '/a/products'))
  const start = performance.now()
  if (!(await check(found, 'the product list', () => expectProductList(page)))) return
  found.usableAfter = performance.now() - start
  await checkTheRest(visit)
  await openCulprit(visit)
  await checkNames(visit)
  if (cell.retry === 'button') await checkRetry(visit)
  await checkOperatorsPage(visit)
  if (cell.retry === 'reload') await checkRetry(visit)
  await check(found, 'the product list afterwards', async () => {
    await openPage(page, 'Products')
    await expectProductList(page)
    await expectNeighboursWidget(page)
  })
  if (complaints.foreign.length > 0) found.faults.push(`the browser: ${complaints.foreign.join(' | ')}`)
}

const breaks = (step: () => Promise<unknown>): Promise<boolean> =>
  step().then(
    () => false,
    () => true,
  )

/** What runs in the same realm may break everything: shows that it does, and that leaving it out brings all back. */
async function visitUncontained(visit: Visit): Promise<void> {
  const { page, lane, cell, found } = visit
  await signIn(page, `${lane.admin}/a/orders`)
  if (!(await check(found, 'an order', () => expectOrder(page)))) return
  page.setDefaultTimeout(BROKEN_MS)
  const isBroken = await breaks(async () => {
    await openPage(page, cell.culprit.link)
    await openPage(page, 'Products')
    await page.getByRole('table').getByRole('link').first().waitFor()
  })
  if (!isBroken) found.faults.push('it is said to break everything, and does not')
  found.isContained = !isBroken
  const context = page.context()
  await page.close()
  const next = await context.newPage()
  const works = await check(found, 'the admin without it', async () => {
    await next.goto(`${lane.admin}/a/products?disable-extensions=${cell.culprit.name}`)
    await expectProductList(next)
    await expectNeighboursWidget(next)
    const banner = next.getByRole('status').filter({ hasText: cell.culprit.name })
    await expect(banner).toBeVisible()
  })
  found.retry = works ? 'the rest, without it' : 'NO'
}

/** Without a feed the areas work, a banner says why the extensions are missing, and reading it again helps. */
async function visitWithoutFeed({ page, lane, cell, found, complaints }: Visit): Promise<void> {
  const { banner: text, body } = cell.withoutFeed ?? { banner: /./ }
  await page.route('**/feed.json', async (route) => {
    if (body !== undefined) await route.fulfill({ body, contentType: 'application/json' })
  })
  await signIn(page, lane.admin + '/a/products')
  const banner = page.getByRole('status').filter({ hasText: text })
  await checkName(found, 'banner', () => expect(banner).toBeVisible())
  await check(found, 'the product list', () => expectProductList(page))
  await check(found, 'the orders', async () => {
    await openPage(page, 'Orders')
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  })
  await page.unroute('**/feed.json')
  const works = await check(found, 'comes back by button', async () => {
    await tryAgain(page)
    await openPage(page, cell.culprit.link)
    await expect(page.getByRole('heading', { level: 1, name: cell.culprit.sound })).toBeVisible()
  })
  found.retry = works ? 'yes, “Try again”' : 'NO'
  if (complaints.foreign.length > 0) found.faults.push(`the browser: ${complaints.foreign.join(' | ')}`)
}

function visitOf(cell: Cell): (visit: Visit) => Promise<void> {
  if (cell.withoutFeed) return visitWithoutFeed
  return cell.uncontained === undefined ? visitContained : visitUncontained
}

/** Runs one cell in a lane of its own for that time; never rejects. */
export async function runCell(browser: Browser, lane: Lane, cell: Cell): Promise<Outcome> {
  const found: Findings = { faults: [], named: [], notes: [], retry: '–', isContained: true }
  const context = await browser.newContext()
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  try {
    const installed = publish(lane, cell)
    const marks = [`${lane.origin.url}/${cell.culprit.name}/`, `[stoa] ${cell.culprit.name}`]
    const complaints = listenToComplaints(page, cell.culprit.name, marks)
    const visit: Visit = { page, lane, cell, installed, complaints, found }
    await inTime('the visit', MOST_SECONDS, () => visitOf(cell)(visit))
  } catch (error) {
    found.faults.push(String(error).split('\n')[0] ?? '')
  }
  await check(found, 'closing the pages', () =>
    inTime('closing', MOST_CLOSING_SECONDS, () => context.close()),
  )
  const { faults, named, notes, retry, usableAfter, isContained } = found
  return {
    cell,
    contained: isContained && faults.length === 0,
    named,
    ...(usableAfter !== undefined && { usableAfter }),
    retry,
    note: [...notes, cell.uncontained ?? cell.note ?? ''].filter((text) => text !== '').join('; '),
    faults,
  }
}

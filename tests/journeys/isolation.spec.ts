import type { FrameLocator, Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { changeFeed, entryOf, isolate } from './feed-surgery.ts'
import { axeFindings } from '../axe-findings.ts'
import { expect, PORTS, signIn, test } from './environment.ts'

const frameOf = (page: Page, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="loyalty · ${title}"]`)

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function openFramed(page: Page, stack: Stack, path: string): Promise<void> {
  await isolate(page, 'loyalty')
  await signIn(page, stack, path)
}

test('a page runs in a frame that reaches nothing of the admin', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/Access to fetch|Failed to load resource/)
  await openFramed(page, stack, '/a/loyalty')
  const members = frameOf(page, 'Loyalty members')
  await expect(members.getByRole('heading', { level: 1, name: 'Loyalty members' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const reached = await members.locator('body').evaluate(async (_body, backend) => {
    const attempts: Record<string, () => unknown> = {
      document: () => parent.document,
      storage: () => localStorage,
      cookies: () => document.cookie,
      top: () => top?.location.assign('/'),
      store: () => fetch(`${backend}/admin/store`, { credentials: 'include' }),
    }
    const reachable: string[] = []
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt()
        reachable.push(name)
      } catch {
        // Out of reach.
      }
    }
    return { origin, reachable }
  }, stack.urls.backend)
  expect(reached).toEqual({ origin: 'null', reachable: [] })
  await expect(page).toHaveURL(`${stack.urls.admin}/a/loyalty`)
})

test('a settings page in a frame saves, looks like the admin, and is as high as its content', async ({
  page,
  stack,
}) => {
  await openFramed(page, stack, '/a/settings/loyalty')
  const program = frameOf(page, 'Loyalty')
  const rate = program.getByLabel('Points for each whole unit of money')
  await rate.fill('3')
  await program.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Loyalty settings saved')).toBeVisible()

  const missing = () =>
    program.locator('#root').evaluate((root) => Math.abs(root.getBoundingClientRect().height - innerHeight))
  await expect.poll(missing).toBeLessThan(2)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expect(program.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a widget in a frame gets the order, writes to the store, and shows the result', async ({
  page,
  stack,
}) => {
  await openFramed(page, stack, '/a/orders?status=completed')
  const row = page.locator('tbody tr').nth(2)
  await expect(row.getByRole('cell', { name: /^(–|.* points?)$/ })).toBeVisible()
  await row.getByRole('link').first().click()
  await page.locator('[data-widget="order-points"]').scrollIntoViewIfNeeded()
  const widget = frameOf(page, 'order-points')
  await widget.getByRole('button', { name: 'Award points' }).click()
  await expect(toast(page, 'Points awarded')).toBeVisible()
  await expect(widget.getByRole('button', { name: 'Undo the award' })).toBeVisible()
  await widget.getByRole('button', { name: 'Undo the award' }).click()
  await expect(toast(page, 'Points taken back')).toBeVisible()
})

/** The extension in frames, with a declaration that lacks what its widget writes. */
const isolateUndeclared = (page: Page): Promise<void> =>
  changeFeed(page, (feed) => {
    const loyalty = entryOf(feed, 'loyalty')
    const uses = { ...loyalty.manifest.uses, write: ['store'] }
    const framed = { ...loyalty, isolation: 'frame', manifest: { ...loyalty.manifest, uses } }
    return { ...feed, extensions: feed.extensions.map((one) => (one === loyalty ? framed : one)) }
  })

test('a call that an extension in a frame has not declared is refused under its name, and never sent', async ({
  page,
  stack,
}) => {
  await isolateUndeclared(page)
  await signIn(page, stack, '/a/orders?status=completed')
  await page.locator('tbody tr').nth(2).getByRole('link').first().click()
  await page.locator('[data-widget="order-points"]').scrollIntoViewIfNeeded()
  const widget = frameOf(page, 'order-points')
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(request.url())
  })
  const refused = page.waitForEvent('console', (message) => message.text().includes('may not write'))
  await widget.getByRole('button', { name: 'Award points' }).click()
  expect((await refused).text()).toBe(
    "[stoa] loyalty may not write customers: add uses: { write: ['customers'] } to extension.ts",
  )
  await expect(widget.getByRole('alert')).toBeVisible()
  await expect(widget.getByRole('button', { name: 'Award points' })).toBeEnabled()
  expect(writes).toEqual([])
})

test('a row action and a field run in frames', async ({ page, stack }) => {
  await openFramed(page, stack, '/a/products?q=Letter+Rack')
  const row = page.getByRole('row', { name: 'Letter Rack' })
  await row.getByRole('button', { name: 'Actions for “Letter Rack”' }).click()
  await page.getByRole('menuitem', { name: 'Double points, or back to once' }).click()
  await expect(toast(page, 'Letter Rack: 2×')).toBeVisible()

  await row.getByRole('link').first().click()
  const box = frameOf(page, 'Earns loyalty points').getByRole('checkbox', { name: 'Earns loyalty points' })
  await box.uncheck()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(toast(page, 'Product saved')).toBeVisible()
  await page.reload()
  await expect(box).not.toBeChecked()
})

test('a command is found from inside of a frame, and runs in one', async ({ page, stack }) => {
  await openFramed(page, stack, '/a/settings/loyalty')
  const program = frameOf(page, 'Loyalty')
  await expect(program.getByRole('checkbox', { name: 'The loyalty program runs' })).toBeChecked()
  for (const answer of ['No points can be awarded; balances stay.', 'Orders can be awarded points.']) {
    await program.getByRole('checkbox').press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('switch the loyalty')
    await page.getByRole('option', { name: /Switch the loyalty program on or off/ }).click()
    await expect(toast(page, answer)).toBeVisible()
  }
})

test('a frame whose files do not load shows the usual error, and “Try again” starts a new one', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/Failed to load resource|\[stoa\] loyalty/)
  const entry = new RegExp(`:${PORTS.loyalty}/.*/entry\\.js`)
  await page.route(entry, (route) => route.abort())
  await openFramed(page, stack, '/a/loyalty')
  const panel = page.getByRole('main').getByRole('alert')
  await expect(panel).toContainText('“loyalty” could not be shown')
  await page.unroute(entry)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(frameOf(page, 'Loyalty members').getByRole('heading', { level: 1 })).toBeVisible()
})

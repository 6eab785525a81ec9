import type { Page } from '@playwright/test'

import { TREES } from '../../commands/stack/paths.ts'
import { USUAL_PORTS } from '../../commands/stack/settings.ts'
import { serveSite } from '../../shell/gateway/serve-site.ts'
import { staff, unasked } from '../../commands/backend/accounts.mts'
import { startCollector, type Collector } from './collector.ts'
import { axeFindings } from '../axe-findings.ts'
import { expect, test as base } from './environment.ts'

const WRITE_KEY = 'stoa-journeys'
/** The question and the figures come when a page is quiet, in milliseconds. */
const PATIENCE = 30_000
const ROUTE = '/admin/analytics-configs'
const EVENTS = ['currencies', 'numDiscounts', 'numOrders', 'numProducts', 'numUsers', 'regions', 'storeName']

interface Site {
  collector: Collector
  /** Another server of the same admin, with a collector. */
  admin: string
  /** The scripts that the page has asked for. */
  scripts: string[]
}

const test = base.extend<Site>({
  collector: async ({}, use) => {
    const collector = await startCollector()
    await use(collector)
    await collector.stop()
  },
  admin: async ({ stack, collector, page, expectComplaints }, use) => {
    // The browser's console message for the answer 404, which means that there is no choice yet.
    expectComplaints(/status of 404 .*analytics-configs/)
    const { backend, loyalty } = stack.urls
    const site = await serveSite({
      root: TREES.admin,
      port: 0,
      backend,
      movedOrigins: { [`http://localhost:${USUAL_PORTS.loyalty}`]: loyalty },
      analytics: { url: collector.url, writeKey: WRITE_KEY },
    })
    await use(site.url)
    await page.request.delete(backend + ROUTE)
    await site.close()
  },
  scripts: async ({ page }, use) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await use(scripts)
  },
})

const question = (page: Page) => page.getByRole('dialog', { name: 'Help us get better' })
const choice = (page: Page, name: string) => page.getByRole('switch', { name })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const configRead = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(ROUTE) && response.request().method() === 'GET')

async function enter(page: Page, admin: string): Promise<void> {
  await page.goto(`${admin}/a/settings`)
  await page.getByLabel('E-mail').fill(unasked.email)
  await page.getByLabel('Password').fill(unasked.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(question(page)).toBeVisible({ timeout: PATIENCE })
}

/** Reloads a page and waits until everything that could ask or send is loaded. */
async function openAnew(page: Page, address: string): Promise<void> {
  const read = configRead(page)
  await page.goto(address)
  await read
  await page.waitForLoadState('networkidle')
}

async function total(page: Page, backend: string, noun: string): Promise<{ count: number }> {
  const answer = await page.request.get(`${backend}/admin/${noun}?limit=1`)
  const { count } = (await answer.json()) as { count: number }
  return { count }
}

test('before consent and after opting out nothing is sent, and the tracking code is not loaded', async ({
  page,
  admin,
  collector,
  scripts,
}) => {
  await enter(page, admin)
  await choice(page, 'Opt out of sharing my usage data').click({ force: true })
  await goOn(page)
  await expect(page.getByText('Your preferences were successfully updated')).toBeVisible()
  await expect(question(page)).toBeHidden()

  await openAnew(page, `${admin}/a/settings`)
  await expect(question(page)).toBeHidden()
  expect(collector.arrived).toEqual([])
  expect(scripts.filter((url) => /\/analytics\./.test(url))).not.toEqual([])
  expect(scripts.filter((url) => /rudder/i.test(url))).toEqual([])
})

test('a user with consent is identified, and the store, the pages and the email are sent in batches', async ({
  page,
  admin,
  collector,
  stack,
}) => {
  const { backend } = stack.urls
  await enter(page, admin)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('tomas@example.com')
  await goOn(page)
  await expect
    .poll(() => Object.keys(collector.facts()).toSorted(), { timeout: PATIENCE })
    .toEqual([...EVENTS, 'userEmail'])

  const { id } = (await (await page.request.get(`${backend}/admin/auth`)).json()).user
  const [first, second] = collector.events()
  expect(first).toMatchObject({ type: 'identify', userId: id, context: { traits: { store: 'Stoa' } } })
  expect(second).toMatchObject({ type: 'page', userId: id })
  expect(collector.facts()).toEqual({
    storeName: { name: 'Stoa' },
    userEmail: { email: 'tomas@example.com' },
    currencies: { used_currencies: expect.arrayContaining(['eur', 'usd', 'jpy']) },
    regions: {
      regions: expect.arrayContaining(['Europe', 'Japan', 'United States']),
      ...(await total(page, backend, 'regions')),
    },
    numUsers: await total(page, backend, 'users'),
    numProducts: await total(page, backend, 'products'),
    numOrders: await total(page, backend, 'orders'),
    numDiscounts: await total(page, backend, 'discounts'),
  })
  for (const { path, authorization, batch } of collector.arrived) {
    expect(path).toBe('/v1/batch')
    expect(authorization).toBe(`Basic ${btoa(`${WRITE_KEY}:`)}`)
    expect(batch.length).toBeLessThanOrEqual(10)
  }
  // Ten events, one full batch: identify, page and the eight.
  expect(collector.arrived[0]?.batch).toHaveLength(10)

  await openAnew(page, `${admin}/a/products?q=throw`)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  const paths = () =>
    collector.events().flatMap(({ type, properties }) => (type === 'page' ? [properties?.['path']] : []))
  await expect
    .poll(paths, { timeout: PATIENCE })
    .toEqual(expect.arrayContaining(['/a/products', '/a/orders']))
  expect(JSON.stringify(collector.events())).not.toContain('throw')
  expect(collector.events().filter(({ event }) => event === 'numOrders')).toHaveLength(1)

  const cookies = (await page.context().cookies(admin)).filter(({ name }) => name.startsWith('rl_'))
  const days = cookies.map(({ expires }) => Math.round((expires * 1000 - Date.now()) / 86_400_000))
  expect(new Set(days)).toEqual(new Set([365]))
})

test('an invited user makes the choice while joining, and the email of the invite is sent', async ({
  page,
  admin,
  collector,
  stack,
  request,
}) => {
  const { backend } = stack.urls
  const email = 'joined@example.com'
  const { access_token } = await (await request.post(`${backend}/admin/auth/token`, { data: staff })).json()
  const headers = { authorization: `Bearer ${access_token}` }
  await request.post(`${backend}/admin/invites`, { headers, data: { user: email, role: 'member' } })
  const { invites } = (await (await request.get(`${backend}/admin/invites`, { headers })).json()) as {
    invites: { user_email: string; token: string }[]
  }
  const token = invites.find(({ user_email }) => user_email === email)?.token ?? ''

  await page.goto(`${admin}/invite?token=${token}`)
  await page.getByLabel('First name').fill('Jo')
  await page.getByLabel(/^Password/).fill('joined-secret')
  await page.getByLabel(/^Confirm password/).fill('joined-secret')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect
    .poll(() => Object.keys(collector.facts()).toSorted(), { timeout: PATIENCE })
    .toEqual([...EVENTS, 'userEmail'])
  expect(collector.facts()['userEmail']).toEqual({ email })
  await expect(question(page)).toBeHidden()

  const { user } = await (await page.request.get(`${backend}/admin/auth`)).json()
  await request.delete(`${backend}/admin/users/${user.id}`, { headers })
})

test('an anonymous user sends no id and no email', async ({ page, admin, collector, stack }) => {
  await enter(page, admin)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('tomas@example.com')
  await choice(page, 'Anonymize my usage data').click({ force: true })
  await goOn(page)
  await expect.poll(() => Object.keys(collector.facts()).toSorted(), { timeout: PATIENCE }).toEqual(EVENTS)

  const { id } = (await (await page.request.get(`${stack.urls.backend}/admin/auth`)).json()).user
  expect(collector.events().filter(({ type, userId }) => type === 'identify' || userId)).toEqual([])
  const all = JSON.stringify(collector.arrived)
  expect(all).not.toContain(id)
  expect(all).not.toMatch(/tomas@example\.com|member@stoa\.test|Lindqvist/)
})

test('opting out later stops tracking at once and deletes the identity', async ({
  page,
  admin,
  collector,
}) => {
  await enter(page, admin)
  await goOn(page)
  await expect.poll(() => Object.keys(collector.facts()).toSorted(), { timeout: PATIENCE }).toEqual(EVENTS)

  await openAnew(page, `${admin}/a/settings/personal-information`)
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit preferences' }).click()
  await choice(page, 'Opt out of sharing my usage data').click({ force: true })
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()

  const before = collector.events().length
  await openAnew(page, `${admin}/a/orders`)
  await openAnew(page, `${admin}/a/products`)
  expect(collector.events()).toHaveLength(before)
  const kept = await page.evaluate(() => [...Object.keys(localStorage), document.cookie].join())
  expect(kept).not.toMatch(/rl_|rudder_/)
})

test('the consent dialog works by keyboard, passes axe, and stays until the store has the answer', async ({
  page,
  admin,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 400 .*analytics-configs/)
  await enter(page, admin)
  expect(await axeFindings(page)).toEqual([])
  const form = await question(page).locator('form').boundingBox()
  expect(form?.width).toBeLessThanOrEqual(664)

  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await page.route(stack.urls.backend + ROUTE, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: { message: 'Not today' },
          headers: { 'access-control-allow-origin': admin, 'access-control-allow-credentials': 'true' },
        })
      : route.fallback(),
  )
  await page.getByRole('textbox', { name: 'E-mail' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not today')).toBeVisible()
  await expect(question(page)).toBeVisible()

  await page.unroute(stack.urls.backend + ROUTE)
  await choice(page, 'Opt out of sharing my usage data').focus()
  await page.keyboard.press('Space')
  await expect(choice(page, 'Anonymize my usage data')).toBeDisabled()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
})

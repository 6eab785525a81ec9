import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'
import type { FeedEntry, Manifest } from '@stoa/extension-sdk/manifest'

import { changeFeed, entryOf, entryThat, installCode, sri } from './feed-surgery.ts'
import { answerTo, expect, signIn, test } from './environment.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const openLoyalty = (page: Page) => page.getByRole('link', { name: 'Loyalty' }).click()
const THROWS = 'return { default() { throw new Error("bad render") } }'

test.describe('extensions disabled by the URL', () => {
  test('stay disabled until they are enabled again, also across the sign-in', async ({ page, stack }) => {
    await signIn(page, stack, '/a/orders?disable-extensions=loyalty')
    const banner = page.getByRole('status').filter({ hasText: 'Disabled for this page: loyalty' })
    await expect(banner).toBeVisible()
    await expect(page.getByRole('link', { name: 'Loyalty' })).toBeHidden()
    await banner.getByRole('button', { name: 'Enable again' }).click()
    await expect(page.getByRole('link', { name: 'Loyalty' })).toBeVisible()
    await expect(banner).toBeHidden()
    expect(new URL(page.url()).search).toBe('')
  })

  test('help when one breaks the whole page', async ({ page, stack, expectComplaints }) => {
    expectComplaints(/./)
    await installCode(page, 'loyalty', 'document.body.remove(); throw new Error("gone")')
    await signIn(page, stack, '/a/products')
    await openLoyalty(page)
    await expect(page.locator('body')).toHaveCount(0)
    await page.goto(`${stack.urls.admin}/a/products?disable-extensions`)
    await expect(page.getByRole('status').filter({ hasText: 'All extensions are disabled' })).toBeVisible()
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  })
})

test('a page that fails three times is quarantined, also after a reload, until a person enables it', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/\[stoa\] loyalty/)
  await installCode(page, 'loyalty', THROWS)
  await signIn(page, stack, '/a/products')
  await openLoyalty(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('“loyalty” was disabled')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('“loyalty” is disabled for now')
  await page.getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await openLoyalty(page)
  await expect(main).toContainText('“loyalty” is disabled for now')
  await page.reload()
  await expect(main).toContainText('“loyalty” is disabled for now')
  await main.getByRole('button', { name: 'Extensions' }).click()
  const row = page
    .getByRole('listitem')
    .filter({ has: page.locator('summary').getByText('loyalty', { exact: true }) })
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Enable again' }).click()
  await page.getByRole('link', { name: 'Loyalty', exact: true }).click()
  await expect(main.getByRole('alert')).toContainText('stopped because of an error')
})

test('a page that fails once in each of three loads is quarantined', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/\[stoa\] loyalty/)
  await installCode(page, 'loyalty', THROWS)
  await signIn(page, stack, '/a/loyalty')
  const main = page.getByRole('main')
  for (const failures of [1, 2]) {
    await expect(main.getByRole('alert')).toContainText('stopped because of an error')
    await page.waitForFunction((count) => {
      const stored = JSON.parse(sessionStorage.getItem('stoa-failures') ?? '{}') as Record<string, number[]>
      return Object.values(stored).flat().length === count
    }, failures)
    await page.reload()
  }
  await expect(main).toContainText('“loyalty” is disabled for now')
  await expect(page.getByText('“loyalty” was disabled')).toBeVisible()
  await page.reload()
  await expect(main).toContainText('“loyalty” is disabled for now')
})

test('an error that an extension throws during use is recorded under its name', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/late|\[stoa\] loyalty/)
  await installCode(
    page,
    'loyalty',
    'return { default() { setTimeout(() => { throw new Error("late") }); return "Here" } }',
  )
  const named = page.waitForEvent('console', (message) => message.text().startsWith('[stoa] loyalty'))
  await signIn(page, stack, '/a/products')
  await openLoyalty(page)
  await named
  await expect(page.getByRole('main')).toContainText('Here')
})

/** The feed lists a newer version that fails; the installed one is the earlier one. */
async function installNewer(page: Page, tamper: (json: string) => string = (json) => json) {
  await changeFeed(page, (feed) => {
    const installed = entryOf(feed, 'loyalty')
    const json = JSON.stringify({ ...installed.manifest, version: '0.9.0' })
    const base = installed.base
    void page.route(`${base}extension.json`, (route) =>
      route.fulfill({ body: tamper(json), headers: { 'access-control-allow-origin': '*' } }),
    )
    const { global } = installed.manifest.entry
    const bad = entryThat(`${global}_new`, THROWS, '')
    void page.route('**/newer/entry.js', (route) =>
      route.fulfill({
        body: bad.script,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    const { name, sdk, texts, pages = [] } = installed.manifest
    const manifest: Manifest = {
      name,
      sdk,
      texts,
      version: '9.0.0',
      entry: { file: 'entry.js', global: `${global}_new` },
      integrity: { 'entry.js': bad.hash },
      locales: {},
      pages: pages.map((one) => ({ ...one, files: [] })),
    }
    const newer: FeedEntry = {
      manifest,
      base: `${new URL(base).origin}/newer/`,
      previous: [{ version: '0.9.0', base, integrity: sri(json) }],
    }
    return { ...feed, extensions: feed.extensions.map((one) => (one === installed ? newer : one)) }
  })
}

test.describe('an earlier version in the feed', () => {
  test('is offered when the newer one fails, runs in this browser, and can be undone', async ({
    page,
    stack,
    expectComplaints,
  }) => {
    expectComplaints(/\[stoa\] loyalty/)
    await installNewer(page)
    await signIn(page, stack, '/a/products')
    await openLoyalty(page)
    await page.getByRole('button', { name: 'Use version 0.9.0 instead' }).click()
    await expect(heading(page, 'Loyalty members')).toBeVisible()
    const banner = page.getByRole('status').filter({ hasText: 'runs in version 0.9.0 instead of 9.0.0' })
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Back to 9.0.0' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('stopped because of an error')
    await expect(banner).toBeHidden()
  })

  test('runs by itself once the newer one was quarantined, and the newer one can be tried again', async ({
    page,
    stack,
    expectComplaints,
  }) => {
    expectComplaints(/\[stoa\] loyalty/)
    await installNewer(page)
    await signIn(page, stack, '/a/products')
    await openLoyalty(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main')).toContainText('“loyalty” is disabled for now')
    await page.reload()
    await expect(heading(page, 'Loyalty members')).toBeVisible()
    const banner = page.getByRole('status').filter({ hasText: 'Version 9.0.0 failed several times here.' })
    await banner.getByRole('button', { name: 'Back to 9.0.0' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('stopped because of an error')
    await expect(banner).toBeHidden()
  })

  test('is refused when its files differ from the published ones', async ({
    page,
    stack,
    expectComplaints,
  }) => {
    expectComplaints(/\[stoa\] loyalty|extension\.json|integrity/)
    await installNewer(page, (json) => json.replace('0.9.0', '0.9.1'))
    await signIn(page, stack, '/a/products')
    await openLoyalty(page)
    await page.getByRole('button', { name: 'Use version 0.9.0 instead' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'could not be loaded, 9.0.0 runs' }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('stopped because of an error')
  })
})

test.describe('an extension in development', () => {
  let server: Server
  let address: string

  const { script } = entryThat('stoa_mine', 'return { default: () => "Hello from the workbench" }', '')
  const manifest: Manifest = {
    name: 'mine',
    version: '0.0.1',
    sdk: '^0.3.0',
    entry: { file: 'entry.js', global: 'stoa_mine' },
    integrity: { 'entry.js': 'unchecked' },
    locales: {},
    texts: { en: { title: 'Mine' } },
    pages: [
      {
        path: '/mine',
        title: 'title',
        link: { label: 'title', icon: 'puzzle' },
        module: './page',
        files: [],
      },
    ],
  }

  test.beforeEach(async () => {
    server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*')
      const isScript = request.url === '/entry.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'application/json')
      response.end(isScript ? script : JSON.stringify(manifest))
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    address = `http://localhost:${(server.address() as AddressInfo).port}/`
  })
  test.afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  test('runs after confirmation, shows its origin, and can be stopped', async ({
    page,
    stack,
    expectComplaints,
  }) => {
    expectComplaints(/extension\.json/)
    await signIn(page, stack, `/a/orders?stoa-override=${address}`)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('mine')
    await expect(question).toContainText(address)
    await expect(page.getByRole('link', { name: 'Mine' })).toBeHidden()
    await question.getByRole('button', { name: 'Run it in this tab' }).click()
    await page.getByRole('link', { name: 'Mine' }).click()
    await expect(page.getByRole('main')).toContainText('Hello from the workbench')
    const banner = page.getByRole('status').filter({ hasText: address })
    await expect(banner).toContainText('“mine” is in development')

    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await page.goto(`${stack.urls.admin}/a/orders`)
    await expect(banner).toContainText('No extension can be read')
    await expect(page.getByRole('link', { name: 'Mine' })).toBeHidden()
    await banner.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
    await expect(banner).toBeHidden()
  })

  test('does not run without confirmation, nor from another machine', async ({ page, stack }) => {
    await signIn(page, stack, `/a/orders?stoa-override=${address}`)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page.goto(`${stack.urls.admin}/a/orders?stoa-override=http://127.0.0.1:7599/`)
    await expect(page.getByText('This extension was not added')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await expect(page.getByRole('link', { name: 'Mine' })).toBeHidden()
  })

  test('is refused when the feed has an unsupported hash', async ({ page, stack, expectComplaints }) => {
    expectComplaints(/\[stoa\] mine|entry\.js|integrity|TrustedScriptURL/)
    await changeFeed(page, (feed) => ({
      ...feed,
      extensions: [...feed.extensions, { manifest, base: address }],
      origins: [...(feed.origins ?? []), address.slice(0, -1)],
    }))
    await signIn(page, stack, '/a/mine')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('differ from what was installed')
    await expect(page.getByRole('main')).not.toContainText('Hello')
  })
})

test('a script from an origin that the feed does not allow is refused twice', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/Content Security Policy|elsewhere\.example|TrustedScriptURL/)
  let wasRequested = false
  await page.route('https://elsewhere.example/**', (route) => {
    wasRequested = true
    return route.fulfill({ body: 'globalThis.stolen = true', contentType: 'text/javascript' })
  })
  await signIn(page, stack, '/a/products')
  const byTrustedTypes = await page.evaluate(() => {
    try {
      document.createElement('script').src = 'https://elsewhere.example/x.js'
      return 'nothing'
    } catch (error) {
      return (error as Error).name
    }
  })
  const byPolicy = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI))
        const hint = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script' })
        hint.href = 'https://elsewhere.example/x.js'
        document.head.append(hint)
      }),
  )
  expect(byTrustedTypes).toBe('TypeError')
  expect(byPolicy).toBe('https://elsewhere.example/x.js')
  expect(wasRequested).toBe(false)
})

const withFlag = (page: Page, flag: string) =>
  changeFeed(page, (feed) => {
    const loyalty = entryOf(feed, 'loyalty')
    const pages = (loyalty.manifest.pages ?? []).map((one) => ({ ...one, flag }))
    const flagged = { ...loyalty, manifest: { ...loyalty.manifest, pages } }
    return { ...feed, extensions: feed.extensions.map((one) => (one === loyalty ? flagged : one)) }
  })

const answerFlags = (page: Page) =>
  page.route('**/admin/store', async (route) => {
    const response = await answerTo(route)
    const { store } = (await response.json()) as { store: object }
    const feature_flags = [
      { key: 'points', value: true },
      { key: 'stamps', value: false },
    ]
    await route.fulfill({ response, json: { store: { ...store, feature_flags, modules: [] } } })
  })

test.describe('a page with a flag', () => {
  test('is shown when the flag is on', async ({ page, stack }) => {
    await answerFlags(page)
    await withFlag(page, 'points')
    await signIn(page, stack, '/a/products')
    await openLoyalty(page)
    await expect(heading(page, 'Loyalty members')).toBeVisible()
  })

  test('is hidden when the flag is off', async ({ page, stack }) => {
    await answerFlags(page)
    await withFlag(page, 'stamps')
    await signIn(page, stack, '/a/loyalty')
    await expect(heading(page, 'Page not found')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Loyalty' })).toBeHidden()
  })
})

test('unused flags are not requested', async ({ page, stack }) => {
  await changeFeed(page, (feed) => ({
    ...feed,
    extensions: feed.extensions.map(({ manifest, ...entry }) => ({
      ...entry,
      manifest: { ...manifest, pages: manifest.pages?.filter(({ flag }) => flag === undefined) },
    })),
  }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signIn(page, stack, '/a/customers')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  expect(asked).not.toContain('/admin/store')
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import type { Feed, FeedEntry } from '@stoa/extension-sdk/manifest'

import { authorFolder, type AuthorFolder } from '../../extension-sdk/cli/testing/author-folder.ts'
import { changeFeed } from './feed-surgery.ts'
import { expect, signIn, test } from './environment.ts'

const WIDGETS = 20
/** Relations of an order that its page does not read; each widget shows one of them. */
const RELATIONS = ['payments', 'items.variant.product', 'sales_channel', 'draft_order', 'cart']

const indices = Array.from({ length: WIDGETS }, (_, index) => index)

/** Offers a zone and a function, and keeps a setting. */
const CARE = {
  'package.json': '{ "type": "module" }',
  'locales/en.json': '{ "title": "Care" }',
  'extension.ts': `
    import { defineExtension } from '@stoa/extension-sdk'
    export default defineExtension({
      name: 'care',
      version: '1.2.0',
      sdk: '^0.3.0',
      uses: { storage: true },
      zones: ['labels'],
      pages: [{ path: '/care', title: 'title', load: () => import('./page.tsx') }],
      functions: [{ id: 'hint', load: () => import('./hint.ts') }],
    })`,
  'page.tsx': `
    import { useTranslation, Zone } from '@stoa/extension-sdk'
    import { useSettings } from '@stoa/extension-sdk/data'
    const DEFAULTS = { degrees: 30 }
    export default function Care() {
      const { t } = useTranslation()
      const { settings, isPending, save } = useSettings(DEFAULTS)
      return (
        <main>
          <h1>{t('title')}</h1>
          <button type="button" disabled={isPending} onClick={() => void save({ degrees: settings.degrees + 10 })}>
            {settings.degrees + ' degrees'}
          </button>
          <Zone name="care:labels" productId="prod_1" />
        </main>
      )
    }`,
  'hint.ts': `
    import { readSettings } from '@stoa/extension-sdk/data'
    export default async function hint(context) {
      if (context.input.productId === 'none') throw new Error('there is no such product')
      const { degrees } = await readSettings(context, { degrees: 30 })
      return context.input.productId + ' at ' + degrees
    }`,
}

/** Fills the zone, calls the function, and shows relations of orders in many widgets. */
const PARCELS = {
  'package.json': '{ "type": "module" }',
  'locales/en.json': '{ "title": "Parcels" }',
  'extension.ts': `
    import { defineExtension } from '@stoa/extension-sdk'
    export default defineExtension({
      name: 'parcels',
      version: '1.0.0',
      sdk: '^0.3.0',
      uses: {},
      optionalNeeds: { care: '^1.0.0' },
      pages: [{ path: '/parcels', title: 'title', load: () => import('./page.tsx') }],
      widgets: [
        { id: 'code', zone: 'care:labels', load: () => import('./code.tsx') },
        ${indices
          .map(
            (index) => `{
              id: 'relation-${index}',
              zone: 'order.details.side',
              height: 20,
              expand: ['${RELATIONS[index % RELATIONS.length]}'],
              load: () => import('./relation.tsx'),
            },`,
          )
          .join('')}
      ],
    })`,
  'page.tsx': `
    import { useTranslation } from '@stoa/extension-sdk'
    import Code from './code.tsx'
    export default function Parcels() {
      const { t } = useTranslation()
      return <main><h1>{t('title')}</h1><Code productId="none" /><Code productId="prod_2" /></main>
    }`,
  'code.tsx': `
    import { useHost } from '@stoa/extension-sdk'
    import { useState } from 'react'
    export default function Code({ productId }) {
      const { functions } = useHost()
      const [answer, setAnswer] = useState('')
      const ask = async () => {
        const called = await functions.call('care:hint', { productId })
        setAnswer(called.status === 'answered' ? called.answer : 'unavailable: ' + called.reason)
      }
      return (
        <section>
          <button type="button" onClick={() => void ask()}>{'Ask for ' + productId}</button>
          <p>{answer}</p>
        </section>
      )
    }`,
  'relation.tsx': `
    export default function Relation({ order }) {
      const there = [
        Array.isArray(order.payments),
        order.items?.[0]?.variant?.product?.title !== undefined,
        'sales_channel' in order,
        'draft_order' in order,
        'cart' in order,
      ]
      return <p>{there.every(Boolean) ? 'all relations' : 'lacks ' + there.indexOf(false)}</p>
    }`,
}

let folders: AuthorFolder[] = []

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folders = [authorFolder(CARE), authorFolder(PARCELS)]
  for (const folder of folders) {
    const { code, stdout, stderr } = await folder.stoa('publish', '--yes', '--feed', 'feed')
    expect(code, stdout + stderr).toBe(0)
  }
})
test.afterAll(() => folders.forEach((folder) => folder.remove()))

const entryIn = (folder: AuthorFolder): FeedEntry => {
  const { extensions } = JSON.parse(readFileSync(join(folder.path, 'feed/feed.json'), 'utf8')) as Feed
  return extensions[0] as FeedEntry
}

/** Installs both for one page, with changes to their entries. */
async function install(
  page: Page,
  change: (entry: FeedEntry) => FeedEntry | undefined = (entry) => entry,
): Promise<void> {
  await changeFeed(page, (feed) => {
    const installed = folders.flatMap((folder) => change(entryIn(folder)) ?? [])
    return { ...feed, extensions: [...feed.extensions, ...installed] }
  })
  for (const folder of folders)
    await page.route(`**${entryIn(folder).base}**`, (route) =>
      route.fulfill({ path: join(folder.path, 'feed', new URL(route.request().url()).pathname) }),
    )
}

const withoutCare = (entry: FeedEntry) => (entry.manifest.name === 'care' ? undefined : entry)
const framed = (entry: FeedEntry): FeedEntry => ({ ...entry, isolation: 'frame' })

test('an extension fills the zone of another, calls its function, and a setting is kept', async ({
  page,
  stack,
}) => {
  await install(page)
  await signIn(page, stack, '/a/care')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '30 degrees' }).click()
  await expect(main.getByRole('button', { name: '40 degrees' })).toBeVisible()
  const code = page.locator('[data-zone="care:labels"] [data-widget="code"]')
  await code.getByRole('button', { name: 'Ask for prod_1' }).click()
  await expect(code).toContainText('prod_1 at 40')

  await page.reload()
  await expect(main.getByRole('button', { name: '40 degrees' })).toBeVisible()
  const answer = await page.request.get(`${stack.urls.backend}/admin/store`)
  const { store } = (await answer.json()) as { store: { metadata: Record<string, unknown> } }
  expect(store.metadata).toMatchObject({ 'extension:care:degrees': '40' })
})

test('a failing or missing provider leaves the extension that uses it as it is', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/care \.\/hint failed/)
  await install(page)
  await signIn(page, stack, '/a/parcels')
  await page.getByRole('button', { name: 'Ask for none' }).click()
  await expect(page.getByText('unavailable: care:hint: Error: there is no such product')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for prod_2' }).click()
  await expect(page.getByText(/^prod_2 at \d+$/)).toBeVisible()

  await page.unroute('**/feed.json')
  await install(page, withoutCare)
  await page.reload()
  await page.getByRole('button', { name: 'Ask for prod_2' }).click()
  await expect(page.getByText('unavailable: care is not installed')).toBeVisible()
})

test('in frames settings and functions of others work alike', async ({ page, stack }) => {
  await install(page, framed)
  await signIn(page, stack, '/a/parcels')
  const parcels = page.frameLocator('iframe[title^="parcels"]')
  await parcels.getByRole('button', { name: 'Ask for prod_2' }).click()
  await expect(parcels.getByText(/^prod_2 at \d+$/)).toBeVisible()

  await page.goto(`${stack.urls.admin}/a/care`)
  const degrees = page.frameLocator('iframe[title^="care"]').getByRole('button', { name: 'degrees' })
  await expect(degrees).toBeEnabled()
  const before = Number.parseInt(await degrees.innerText(), 10)
  await degrees.click()
  await expect(degrees).toHaveText(`${before + 10} degrees`)
})

test('twenty widgets get what they show of an order with the page’s own request', async ({ page, stack }) => {
  await install(page)
  await signIn(page, stack, '/a/orders')
  const reads: URL[] = []
  page.on('request', (request) => void reads.push(new URL(request.url())))
  await page.locator('tbody tr').first().getByRole('link').first().click()
  const widgets = page.locator('[data-zone="order.details.side"] [data-widget^="relation-"]')
  await expect(widgets).toHaveCount(WIDGETS)
  for (const widget of await widgets.all()) {
    await widget.scrollIntoViewIfNeeded()
    await expect(widget).toHaveText('all relations')
  }
  // The widgets declare no read at all: nothing but the page's request can have brought this.
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const widened = reads.filter(
    ({ pathname, searchParams }) =>
      pathname === `/admin/orders/${id}` && searchParams.get('expand')?.includes('draft_order'),
  )
  expect(widened).toHaveLength(1)
})

test('an operator imports and prints the settings in the store, and removes them with the extension', async ({
  page,
  stack,
}) => {
  await signIn(page, stack)
  const { backend } = stack.urls
  const { user } = (await (await page.request.get(`${backend}/admin/auth`)).json()) as {
    user: { id: string }
  }
  const data = { api_token: 'token-of-the-settings-journey' }
  expect((await page.request.post(`${backend}/admin/users/${user.id}`, { data })).ok()).toBe(true)
  const [care] = folders as [AuthorFolder]
  const stoa = async (...args: string[]) => {
    process.env['STOA_STORE_TOKEN'] = data.api_token
    const { code, stdout, stderr } = await care.stoa(...args, '--store', backend)
    expect(code, stdout + stderr).toBe(0)
    return stdout
  }
  care.write('care.json', JSON.stringify({ degrees: 60, hint: 'Wash' }))
  await stoa('settings', 'care', '--import', 'care.json')
  expect(JSON.parse(await stoa('settings', 'care'))).toEqual({ degrees: 60, hint: 'Wash' })
  await install(page)
  await page.goto(`${stack.urls.admin}/a/care`)
  await expect(page.getByRole('button', { name: '60 degrees' })).toBeVisible()

  expect(await stoa('uninstall', 'care', '--feed', 'feed')).toContain(
    'removed from the store: degrees, hint.',
  )
  expect(JSON.parse(await stoa('settings', 'care'))).toEqual({})
  const answer = await page.request.get(`${backend}/admin/store`)
  const { store } = (await answer.json()) as { store: { metadata: Record<string, unknown> } }
  expect(Object.keys(store.metadata).filter((key) => key.startsWith('extension:care:'))).toEqual([])
  const feed = JSON.parse(readFileSync(join(care.path, 'feed/feed.json'), 'utf8')) as Feed
  expect(feed.extensions).toEqual([])
})

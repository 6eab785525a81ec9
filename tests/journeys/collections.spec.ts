import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'

interface Collection {
  id: string
  title: string
  handle: string
  metadata: Record<string, unknown> | null
  products: { id: string; title: string }[]
}

async function collectionOf(page: Page, stack: Stack, id: string): Promise<Collection> {
  const response = await page.request.get(`${stack.urls.backend}/admin/collections/${id}`)
  return (await response.json()).collection as Collection
}

const titlesIn = (page: Page) =>
  page.getByRole('table', { name: 'Products' }).getByRole('link').allInnerTexts()
const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function choose(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(title)
  await dialog.getByRole('checkbox', { name: `Select “${title}”` }).check({ force: true })
}

async function moveToTheTop(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for “${title}”` }).click()
  await page.getByRole('menuitem', { name: 'Move to the top' }).click()
}

test('a collection is created, filled, sorted as the shop shows it, emptied and deleted', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/collections')
  await page.getByRole('button', { name: 'Create collection' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Reading Corner')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reading Corner' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await collectionOf(page, stack, id)).toMatchObject({ handle: 'reading-corner', products: [] })

  await page.getByRole('button', { name: 'Choose products' }).first().click()
  await choose(page, 'Bud Vase')
  await choose(page, 'Peg Rail')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(async () => (await titlesIn(page)).toSorted()).toEqual(['Bud Vase', 'Peg Rail'])

  const [, last = ''] = await titlesIn(page)
  await moveToTheTop(page, last)
  await expect.poll(async () => (await titlesIn(page))[0]).toBe(last)
  const order = () =>
    collectionOf(page, stack, id).then(({ metadata, products }) =>
      (metadata?.['stoa_product_order'] as string[] | undefined)?.map(
        (kept) => products.find((product) => product.id === kept)?.title,
      ),
    )
  await expect.poll(async () => (await order())?.[0]).toBe(last)

  const [, first = ''] = await titlesIn(page)
  await page.getByRole('button', { name: 'Arrange' }).click()
  const rows = page.getByRole('dialog').getByRole('row')
  await rows
    .filter({ hasText: first })
    .dragTo(rows.filter({ hasText: last }), { targetPosition: { x: 120, y: 2 } })
  await expect(rows.first()).toContainText(first)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await order())?.[0]).toBe(first)

  await page.goto(`${stack.urls.shop}/collections/reading-corner`)
  await expect(page.getByRole('main').locator('a[href^="/products/"]').first()).toContainText(first)

  await page.goto(`${stack.urls.admin}/a/collections/${id}`)
  await page.getByRole('checkbox', { name: `Select “${last}”` }).check({ force: true })
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => titlesIn(page)).toHaveLength(1)
  expect((await collectionOf(page, stack, id)).products).toHaveLength(1)

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the collection' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/a/collections')
  await expect(announcement(page, 'Collection deleted')).toBeVisible()
  const gone = await page.request.get(`${stack.urls.backend}/admin/collections/${id}`)
  expect(gone.status()).toBe(404)
})

test('a taken handle is refused at its field, and the input stays', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 4\d\d/)
  await signIn(page, stack, '/a/collections')
  await page.getByRole('button', { name: 'Create collection' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Another winter')
  const handle = page.getByRole('textbox', { name: 'Handle' })
  await handle.fill('winter-light')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('dialog')).toContainText('This already exists. Enter another one.')
  await expect(handle).toHaveValue('winter-light')
  const found = await page.request.get(`${stack.urls.backend}/admin/collections?q=Another%20winter`)
  expect((await found.json()).count).toBe(0)
})

test('axe finds nothing in collections, light or dark', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/collections')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await page.getByRole('button', { name: 'Create collection' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await page.keyboard.press('Escape')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Choose products' })).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await page.getByRole('button', { name: 'Choose products' }).click()
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
})

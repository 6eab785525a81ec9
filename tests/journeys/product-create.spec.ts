import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

interface Made {
  title: string
  status: string
  tags: { value: string }[]
  metadata: Record<string, unknown> | null
  type: { value: string } | null
  images: { url: string }[]
  variants: {
    title: string
    sku: string | null
    ean: string | null
    prices: { amount: number; currency_code: string }[]
  }[]
}

async function productAt(page: Page, stack: Stack): Promise<Made> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const response = await page.request.get(`${stack.urls.backend}/admin/products/${id}`)
  return (await response.json()).product as Made
}

/** Writes into the cell of one row below a header of the grid of variants. */
async function fill(page: Page, row: string, header: string, text: string): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Variants' })
  const at = await grid.getByRole('columnheader', { name: header }).getAttribute('aria-colindex')
  await grid.getByRole('row', { name: row }).locator(`[aria-colindex="${at}"]`).click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test('a product is created with a variant for each combination, after a reload in between', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/products')
  await page.getByRole('link', { name: 'Create product' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Tide Lamp')
  await page.getByRole('button', { name: 'Add option' }).click()
  await page.getByRole('textbox', { name: 'Option' }).fill('Size')
  await page.getByRole('textbox', { name: 'Values' }).fill('Small,Large,')
  await fill(page, 'Small', 'Price EUR', '49.90')
  await fill(page, 'Small', 'SKU', 'TIDE-S')
  await page.reload()
  await page.getByText('Your unsaved changes').waitFor()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Tide Lamp')
  await page.getByRole('textbox', { name: 'Tags' }).fill('evening,')
  await page.getByRole('button', { name: 'Use uploaded pictures' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('Wool Cushion')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Wool Cushion.*picture 1/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add 1 picture' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Tide Lamp' })).toBeVisible()
  const made = await productAt(page, stack)
  expect(made).toMatchObject({ title: 'Tide Lamp', status: 'published', tags: [{ value: 'evening' }] })
  expect(made.images).toHaveLength(1)
  expect(made.variants.map(({ title, sku }) => ({ title, sku }))).toEqual([
    { title: 'Small', sku: 'TIDE-S' },
    { title: 'Large', sku: null },
  ])
  expect(made.variants[0]?.prices).toMatchObject([{ amount: 4990, currency_code: 'eur' }])
})

test('variants get an order and codes of their own, and the field of an extension is saved too', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/products/new')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Reed Basket')
  await page.getByRole('checkbox', { name: 'Earns loyalty points' }).uncheck()
  await page.getByRole('button', { name: 'Add option' }).click()
  await page.getByRole('textbox', { name: 'Option' }).fill('Size')
  await page.getByRole('textbox', { name: 'Values' }).fill('Small,Medium,Large,')
  await page.getByRole('button', { name: /More columns$/ }).click()
  await page.getByRole('option', { name: 'EAN' }).click()
  await page.keyboard.press('Escape')
  await fill(page, 'Large', 'EAN', '4006381333931')
  await page.getByRole('button', { name: 'Reorder' }).click()
  await page.getByRole('button', { name: 'Move Large up' }).click()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Use this order' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Save as draft' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Reed Basket' })).toBeVisible()
  const made = await productAt(page, stack)
  expect(made.metadata).toEqual({ loyalty_excluded: true })
  await page.goto(`${stack.urls.admin}/a/products/new`)
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('')
  expect(made.variants.map(({ title, ean }) => ({ title, ean }))).toEqual([
    { title: 'Large', ean: '4006381333931' },
    { title: 'Small', ean: null },
    { title: 'Medium', ean: null },
  ])
})

test('500 variants are generated at once', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products/new')
  await page.getByRole('button', { name: 'Add option' }).click()
  await page.getByRole('textbox', { name: 'Option' }).fill('Number')
  const values = Array.from({ length: 500 }, (_none, at) => `No ${at + 1}`)
  await page.getByRole('textbox', { name: 'Values' }).fill(`${values.join(',')},`)
  await expect(page.getByRole('grid', { name: 'Variants' })).toHaveAttribute('aria-rowcount', '501')
  await expect(page.getByText('500 variants will be sold.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the form of a new product, ${colorScheme}`, async ({ page, stack }) => {
    await page.emulateMedia({ colorScheme })
    await signIn(page, stack, '/a/products/new')
    await page.getByRole('button', { name: 'Add option' }).click()
    await page.getByRole('textbox', { name: 'Option' }).fill('Size')
    await page.getByRole('textbox', { name: 'Values' }).fill('S,M,')
    await expectNoFindings(page)
  })
}

import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { staff } from '../../commands/backend/accounts.mts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'

interface PriceList {
  id: string
  name: string
  status: string
  prices: {
    amount: number
    currency_code: string
    region_id: string | null
    min_quantity: number | null
  }[]
}

/** What the store itself answers, to a question or to a payload. */
async function ask<Answer>(page: Page, stack: Stack, path: string, data?: object): Promise<Answer> {
  const { access_token } = (await (
    await page.request.post(`${stack.urls.backend}/admin/auth/token`, { data: staff })
  ).json()) as { access_token: string }
  const options = { headers: { authorization: `Bearer ${access_token}` }, ...(data && { data }) }
  const address = stack.urls.backend + path
  const send = () => (data ? page.request.post(address, options) : page.request.get(address, options))
  let answer = await send()
  // It answers 409 to simultaneous requests, and has done nothing then.
  const again = async () => (answer.status() === 409 ? (answer = await send()) : answer).status()
  await expect.poll(again, { message: `status of ${path}` }).toBe(200)
  return (await answer.json()) as Answer
}

async function kept(page: Page, stack: Stack, name: string): Promise<PriceList | undefined> {
  const query = `/admin/price-lists?q=${encodeURIComponent(name)}`
  const { price_lists } = await ask<{ price_lists: PriceList[] }>(page, stack, query)
  const [found] = price_lists
  if (!found) return undefined
  return (await ask<{ price_list: PriceList }>(page, stack, `/admin/price-lists/${found.id}`)).price_list
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const sheet = (page: Page) => page.getByRole('treegrid', { name: 'Prices' })

/** The first cell of prices in the first row of a variant. */
const firstPrice = (page: Page) =>
  sheet(page).locator('tr[aria-level="2"]').first().locator('[aria-colindex="2"]')

// The store answers 409 to simultaneous reads; the client retries, but the browser logs it.
test.beforeEach(({ expectComplaints }) => expectComplaints(/status of 409/))

test('a price list is created in steps, at fifteen percent off', async ({ page, stack }) => {
  await signIn(page, stack, '/a/pricing')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await page.getByRole('link', { name: 'Create price list' }).click()
  await expectNoFindingsInBothSchemes(page)
  await page.getByLabel('Name').fill('Harvest week')
  await page.getByLabel('Description').fill('Mugs for the harvest')
  await press(page, 'Continue')

  await page.getByRole('searchbox', { name: 'Search products' }).fill('Harbour Mug')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Select “Harbour Mug”' }).check({ force: true })
  await expect(page.getByText('1 product chosen')).toBeVisible()
  await press(page, 'Continue')

  await expect(sheet(page)).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await press(page, 'Take off base prices')
  await page.getByRole('textbox', { name: 'Percentage' }).fill('15')
  await page.keyboard.press('Tab')
  await expectNoFindingsInBothSchemes(page)
  await press(page, 'Set prices')
  await firstPrice(page).dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await press(page, 'Continue')

  await expect(page.getByText('Harvest week', { exact: true })).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await press(page, 'Publish')
  await expect(page.getByRole('heading', { level: 1, name: 'Harvest week' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('link', { name: 'Harbour Mug' })).toBeVisible()
  await expectNoFindingsInBothSchemes(page)

  const list = await kept(page, stack, 'Harvest week')
  expect(list?.status).toBe('active')
  expect(list?.prices.some(({ amount }) => amount === 0)).toBe(true)
  expect(list?.prices.length).toBeGreaterThan(3)
})

test('prices are imported from a file after a review by row', async ({ page, stack }) => {
  const { products } = await ask<{ products: { variants: { id: string; sku: string }[] }[] }>(
    page,
    stack,
    '/admin/products?q=Harbour%20Mug&fields=id,variants.id,variants.sku&expand=variants',
  )
  const [first, second] = products.flatMap(({ variants }) => variants)
  if (!first || !second) throw new Error('The mug has two variants')
  const { price_list: list } = await ask<{ price_list: PriceList }>(page, stack, '/admin/price-lists', {
    name: 'Market day',
    description: 'From a file',
    type: 'sale',
    status: 'draft',
    prices: [
      { variant_id: first.id, currency_code: 'eur', amount: 900 },
      { variant_id: first.id, currency_code: 'usd', amount: 1000 },
    ],
  })
  await signIn(page, stack, `/a/pricing/${list.id}`)
  await page.getByRole('link', { name: 'Import prices' }).click()
  await expectNoFindingsInBothSchemes(page)
  const text = `Article number;Price EUR\n${first.sku};8,50\n${second.sku};7,90\nNO-SUCH-MUG;1\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'market.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByText('3 rows')).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await press(page, 'Check')
  const rows = page.getByRole('table', { name: 'Row by row' })
  await expect(rows.getByRole('row')).toHaveCount(4)
  await expect(rows).toContainText('There is no variant with the SKU NO-SUCH-MUG.')
  await expect(rows).toContainText('€9.00 → €8.50')
  await expectNoFindingsInBothSchemes(page)
  await press(page, 'Have the store check it')
  await expect(page.getByText('Ready: 1 new, 1 changed and 0 deleted prices.')).toBeVisible({
    timeout: 15_000,
  })
  await press(page, 'Import')
  await expect(page.getByText('Imported: 1 new, 1 changed and 0 deleted prices.')).toBeVisible({
    timeout: 30_000,
  })

  const after = await kept(page, stack, 'Market day')
  const amounts = after?.prices.map(({ amount, currency_code }) => `${currency_code} ${amount}`)
  expect(amounts?.toSorted()).toEqual(['eur 790', 'eur 850', 'usd 1000'])
})

test('prices are moved to other quantities', async ({ page, stack }) => {
  const { products } = await ask<{ products: { id: string; variants: { id: string }[] }[] }>(
    page,
    stack,
    '/admin/products?q=Harbour%20Mug&fields=id,variants.id&expand=variants',
  )
  const { price_list: list } = await ask<{ price_list: PriceList }>(page, stack, '/admin/price-lists', {
    name: 'By the dozen',
    description: 'For many',
    type: 'override',
    status: 'draft',
    prices: [
      { variant_id: products[0]?.variants[0]?.id, currency_code: 'eur', amount: 800, min_quantity: 10 },
    ],
  })
  await signIn(page, stack, `/a/pricing/${list.id}`)
  await press(page, 'Edit all prices')
  await expect(sheet(page).getByRole('rowheader', { name: /From 10 pieces/ })).toBeVisible()
  await press(page, 'Change quantities')
  await page.getByRole('dialog').getByRole('textbox', { name: 'From' }).fill('12')
  await page.keyboard.press('Tab')
  await expectNoFindingsInBothSchemes(page)
  await press(page, 'Move the prices')
  await expect(sheet(page).getByRole('rowheader', { name: /From 12 pieces/ })).toBeVisible()
  await press(page, 'Save')
  await expect(page.getByRole('region', { name: 'Changes' })).toBeHidden()
  await expect(sheet(page).getByRole('rowheader', { name: /From 10 pieces/ })).toBeHidden()

  const after = await kept(page, stack, 'By the dozen')
  expect(after?.prices.map(({ amount, min_quantity }) => [amount, min_quantity])).toEqual([[800, 12]])
})

test('a price list gets dates and a group, and shows the other list with the same variants', async ({
  page,
  stack,
}) => {
  const { products } = await ask<{ products: { id: string; variants: { id: string }[] }[] }>(
    page,
    stack,
    '/admin/products?q=Harbour%20Mug&fields=id,variants.id&expand=variants',
  )
  const prices = [{ variant_id: products[0]?.variants[0]?.id, currency_code: 'eur', amount: 700 }]
  const make = (name: string) =>
    ask<{ price_list: PriceList }>(page, stack, '/admin/price-lists', {
      name,
      description: 'Both at once',
      type: 'sale',
      status: 'active',
      prices,
    })
  await make('Open fair')
  const { price_list: list } = await make('Night fair')
  await signIn(page, stack, `/a/pricing/${list.id}`)
  await expect(page.getByText(/^1 variant is in “Night fair” and in “Open fair”/)).toBeVisible()
  await page.getByRole('region', { name: 'Details' }).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  const type = async (field: string, keys: readonly string[]) => {
    const parts = dialog.getByRole('group', { name: new RegExp(`^${field}`) }).getByRole('spinbutton')
    for (const [at, key] of keys.entries()) {
      await parts.nth(at).click()
      await page.keyboard.type(key)
    }
  }
  await type('Start', ['12', '20', '2031', '10', '00', 'AM'])
  await type('End', ['12', '10', '2031', '10', '00', 'AM'])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The start has to be before the end.').first()).toBeVisible()
  await type('End', ['12', '30', '2031', '10', '00', 'AM'])
  await dialog.getByRole('button', { name: /Customer groups/ }).click()
  await page.getByRole('option', { name: 'Press' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  const { price_list: after } = await ask<{
    price_list: { starts_at: string; ends_at: string; customer_groups: { name: string }[] }
  }>(page, stack, `/admin/price-lists/${list.id}`)
  expect(after).toMatchObject({
    starts_at: '2031-12-20T10:00:00.000Z',
    ends_at: '2031-12-30T10:00:00.000Z',
    customer_groups: [{ name: 'Press' }],
  })
  await page.goto(`${stack.urls.admin}/a/pricing?q=Press`)
  await expect(page.getByRole('row', { name: /Night fair/ })).toContainText('Press')
})

test('prices are changed and cleared in the sheet, and a list is deleted after typing its name', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/pricing')
  await page.getByRole('link', { name: 'Spring table' }).click()
  await page.getByRole('button', { name: /^Actions for “Harbour Mug”/ }).click()
  await page.getByRole('menuitem', { name: 'Edit prices' }).click()
  const before = await kept(page, stack, 'Spring table')
  await firstPrice(page).dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('7.77')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await press(page, 'Save')
  await expect(page.getByRole('region', { name: 'Changes' })).toBeHidden()

  const after = await kept(page, stack, 'Spring table')
  expect(after?.prices.some(({ amount }) => amount === 777)).toBe(true)
  expect(after?.prices.length).toBe((before?.prices.length ?? 0) - 1)

  await press(page, 'Delete')
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expectNoFindingsInBothSchemes(page)
  await dialog.getByRole('textbox').fill('Spring table')
  await dialog.getByRole('button', { name: 'Delete the price list' }).click()
  await expect(page).toHaveURL(`${stack.urls.admin}/a/pricing`)
  expect(await kept(page, stack, 'Spring table')).toBeUndefined()
})

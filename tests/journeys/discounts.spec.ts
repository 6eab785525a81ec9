import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, signIn, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'

interface Discount {
  id: string
  code: string
  is_disabled: boolean
  is_dynamic: boolean
  parent_discount_id: string | null
  usage_limit: number | null
  valid_duration: string | null
  regions: { id: string }[]
  rule: { type: string; value: number; conditions: { id: string; type: string; operator: string }[] }
}

/** Browsers report a refused call as an error of their own. */
const REFUSED = /status of 422 .*\/admin\/discounts/

const discountOf = async (page: Page, backend: string, code: string): Promise<Discount> => {
  const answer = await page.request.get(`${backend}/admin/discounts/code/${code}`)
  return ((await answer.json()) as { discount: Discount }).discount
}

const namedBy = async (page: Page, backend: string, conditionId: string): Promise<number> => {
  const answer = await page.request.get(
    `${backend}/admin/products?discount_condition_id=${conditionId}&limit=1`,
  )
  return ((await answer.json()) as { count: number }).count
}

async function chooseRegions(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: /^Choose regions/ }).click()
  for (const name of names) await page.getByRole('option', { name }).click()
  // The first Escape may only leave the option under the pointer.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden({ timeout: 500 })
  }).toPass()
}

test.slow()

test('a discount with a condition is published, duplicated, inverted and deleted', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(REFUSED)
  const { backend } = stack.urls
  await signIn(page, stack, '/a/discounts?q=tenner')
  await expect(page.getByRole('heading', { level: 1, name: 'Discounts' })).toBeVisible()
  await expect(page.getByRole('row', { name: /TENNER/ })).toContainText('€10.00')
  await expectNoFindingsInBothSchemes(page)

  await page.getByRole('link', { name: 'Create discount' }).click()
  await page.getByRole('textbox', { name: /^Code/ }).fill('welcome10')
  await page.getByRole('textbox', { name: /^Percentage/ }).fill('150')
  await page.getByRole('textbox', { name: /^Description/ }).fill('Mugs for less')
  await chooseRegions(page, 'Europe', 'Japan')
  await page.getByRole('button', { name: 'Add condition' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('mug')
  await dialog.getByRole('checkbox', { name: 'Select “Harbour Mug”' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Enter a percentage from 1 to 100.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Percentage/ }).fill('15')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('This already exists. Enter another one.')).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await page.getByRole('textbox', { name: /^Code/ }).fill('mugs15')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'MUGS15' })).toBeVisible()
  await expect(page.getByText('Harbour Mug')).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  const made = await discountOf(page, backend, 'MUGS15')
  expect(made).toMatchObject({ is_disabled: false, rule: { type: 'percentage', value: 15 } })

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'MUGS15_COPY' })).toBeVisible()
  const copy = await discountOf(page, backend, 'MUGS15_COPY')
  expect(copy.is_disabled).toBe(true)
  expect(copy.regions.map(({ id }) => id).toSorted()).toEqual(made.regions.map(({ id }) => id).toSorted())
  expect(await namedBy(page, backend, copy.rule.conditions[0]?.id ?? '')).toBe(1)

  await page.getByRole('button', { name: 'Edit Products: Only these' }).click()
  await dialog.getByRole('radio', { name: 'All but these' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Products: All but these')).toBeVisible()
  await expect(dialog).toBeHidden()
  const turned = (await discountOf(page, backend, 'MUGS15_COPY')).rule.conditions
  expect(turned.map(({ type, operator }) => `${type} ${operator}`)).toEqual(['products not_in'])
  expect(await namedBy(page, backend, turned[0]?.id ?? '')).toBe(1)

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete the discount' }).click()
  await expect(page).toHaveURL(/\/a\/discounts$/)
  const gone = await page.request.get(`${backend}/admin/discounts/${copy.id}`)
  expect(gone.status()).toBe(404)
})

test('a fixed amount is for one region and a group, free shipping for all, and both are disabled', async ({
  page,
  stack,
}) => {
  const { backend } = stack.urls
  await signIn(page, stack, '/a/discounts/new')
  await page.getByRole('radio', { name: /^Fixed amount/ }).check({ force: true })
  await page.getByRole('radio', { name: /^Off each item/ }).check({ force: true })
  await page.getByRole('button', { name: /^Choose a region/ }).click()
  await page.getByRole('option', { name: 'Europe' }).click()
  await page.getByRole('textbox', { name: /^Code/ }).fill('eight')
  await page.getByRole('textbox', { name: /^Amount/ }).fill('8.50')
  await page.getByRole('textbox', { name: /^Description/ }).fill('For the trade')
  await page.getByRole('button', { name: 'Add condition' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Products/ }).click()
  await page.getByRole('option', { name: 'Customer groups' }).click()
  // Until it has faded, the list of types covers the dialog.
  await expect(page.getByRole('listbox')).toBeHidden()
  await dialog.getByRole('radio', { name: 'All but these' }).check({ force: true })
  await dialog.getByRole('searchbox').fill('Press')
  await dialog.getByRole('checkbox', { name: 'Select “Press”' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'EIGHT' })).toBeVisible()
  const fixed = await discountOf(page, backend, 'EIGHT')
  expect(fixed).toMatchObject({
    is_disabled: true,
    rule: {
      type: 'fixed',
      value: 850,
      allocation: 'item',
      conditions: [{ type: 'customer_groups', operator: 'not_in' }],
    },
  })
  expect(fixed.regions).toHaveLength(1)

  await page.goto(`${stack.urls.admin}/a/discounts/new`)
  await page.getByRole('radio', { name: /^Free shipping/ }).check({ force: true })
  await page.getByRole('textbox', { name: /^Code/ }).fill('postfree')
  await page.getByRole('textbox', { name: /^Description/ }).fill('No postage')
  await chooseRegions(page, 'Europe', 'United States', 'Japan')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'POSTFREE' })).toBeVisible()
  const free = await discountOf(page, backend, 'POSTFREE')
  expect(free).toMatchObject({ is_disabled: false, rule: { type: 'free_shipping' } })
  expect(free.regions).toHaveLength(3)
  await page.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible()
  // The button changes before the store has answered.
  await expect.poll(async () => (await discountOf(page, backend, 'POSTFREE')).is_disabled).toBe(true)
})

test('a template creates a hundred codes, which are disabled, deleted and downloaded', async ({
  page,
  stack,
}) => {
  const { backend } = stack.urls
  await signIn(page, stack, '/a/discounts/new')
  await page.getByRole('textbox', { name: /^Code/ }).fill('fair')
  await page.getByRole('textbox', { name: /^Percentage/ }).fill('5')
  await page.getByRole('textbox', { name: /^Description/ }).fill('Handed out at the fair')
  await chooseRegions(page, 'Europe')
  await page.getByRole('checkbox', { name: /^Template/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Days' }).fill('30')
  await page.getByRole('textbox', { name: /^Usage limit/ }).fill('1')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAIR' })).toBeVisible()
  const template = await discountOf(page, backend, 'FAIR')
  expect(template).toMatchObject({ is_dynamic: true, usage_limit: 1, valid_duration: 'P30D' })

  await page.getByRole('button', { name: 'Generate codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^How many/ }).fill('100')
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await expect(dialog.getByText('100 of 100 codes made')).toBeVisible({ timeout: 60_000 })
  await expectNoFindingsInBothSchemes(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('1–20 of 100')).toBeVisible()
  await expectNoFindingsInBothSchemes(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await (await downloading).path()
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(101)
  const codes = lines.slice(1).map((line) => line.split(',')[0] ?? '')
  expect(new Set(codes).size).toBe(100)

  const [first = '', second = ''] = codes.slice(-2)
  await page.getByRole('checkbox', { name: `Select “${first}”` }).check()
  const bulk = page.getByRole('region', { name: 'Actions for the selected rows' })
  await bulk.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('row', { name: new RegExp(first) })).toContainText('Disabled')
  await page.getByRole('checkbox', { name: `Select “${second}”` }).check()
  await bulk.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete the discount' }).click()
  await expect(page.getByText('1–20 of 99')).toBeVisible()
  expect(await discountOf(page, backend, first)).toMatchObject({
    is_disabled: true,
    parent_discount_id: template.id,
  })
  const deleted = await page.request.get(`${backend}/admin/discounts/code/${second}`)
  expect(deleted.status()).toBe(404)
})

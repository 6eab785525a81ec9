import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'

interface Customer {
  id: string
  email: string
  first_name: string | null
  phone: string | null
  has_account: boolean
  metadata: Record<string, unknown> | null
}

async function found(page: Page, stack: Stack, q: string): Promise<Customer[]> {
  const response = await page.request.get(`${stack.urls.backend}/admin/customers?q=${encodeURIComponent(q)}`)
  return (await response.json()).customers as Customer[]
}

async function expectNoFindings(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function create(page: Page, email: string, first: string): Promise<void> {
  await page.getByRole('button', { name: 'Create customer' }).click()
  await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog(page).getByRole('textbox', { name: 'First name' }).fill(first)
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
}

test('a customer is created once, found and edited in the list', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 4\d\d/)
  await signIn(page, stack, '/a/customers')
  await create(page, 'noor.list@example.com', 'Noor')
  await expect(dialog(page)).toBeHidden()
  expect(await found(page, stack, 'noor.list@example.com')).toMatchObject([
    { first_name: 'Noor', has_account: true },
  ])

  await page.goto(`${stack.urls.admin}/a/customers`)
  await create(page, 'noor.list@example.com', 'Another')
  await expect(dialog(page)).toContainText('There is an account with this e-mail already.')
  await expect(dialog(page).getByRole('textbox', { name: 'First name' })).toHaveValue('Another')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('searchbox', { name: 'Search customers' }).fill('noor.list')
  await expect(row(page, 'noor.list@example.com')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for “Noor”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'E-mail' })).not.toBeEditable()
  await dialog(page).getByRole('textbox', { name: 'Phone' }).fill('+49 555 1234')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await found(page, stack, 'noor.list@example.com')).toMatchObject([{ phone: '+49 555 1234' }])
})

test('the list is narrowed to the guests and sorted by e-mail', async ({ page, stack }) => {
  await signIn(page, stack, '/a/customers')
  await page.getByRole('link', { name: 'Guests' }).click()
  await expect(row(page, 'Account').filter({ hasNot: page.getByRole('columnheader') })).toHaveCount(0)
  const answer = page.waitForResponse(({ url }) => /customers\?.*order=email/.test(url()))
  await page.getByRole('button', { name: 'E-mail' }).click()
  expect((await answer).status()).toBe(200)
  await expect(page).toHaveURL(/order=email/)
})

test('axe finds nothing in the list of customers and its dialog', async ({ page, stack }) => {
  await signIn(page, stack, '/a/customers')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Create customer' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectNoFindings(page)
})

import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function post<Body>(page: Page, stack: Stack, path: string, data: object): Promise<Body> {
  const response = await page.request.post(`${stack.urls.backend}/admin${path}`, { data })
  expect(response.ok()).toBe(true)
  return (await response.json()) as Body
}

async function memberEmails(page: Page, stack: Stack, id: string): Promise<string[]> {
  const response = await page.request.get(
    `${stack.urls.backend}/admin/customer-groups/${id}?expand=customers`,
  )
  const { customer_group: group } = await response.json()
  return group.customers.map(({ email }: { email: string }) => email).toSorted()
}

test('a group is created, filled beyond the loaded page, emptied and deleted', async ({ page, stack }) => {
  test.slow()
  const mark = `grp${Date.now()}`
  await signIn(page, stack, '/a/customers/groups')
  const emails = Array.from(
    { length: 23 },
    (_, index) => `${mark}.${String(index).padStart(2, '0')}@example.com`,
  )
  for (const email of emails) {
    await post(page, stack, '/customers', { email, first_name: 'Group', last_name: 'Member', password: mark })
  }

  await page.getByRole('button', { name: 'Create group' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(mark)
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
  await expect(heading(page, mark)).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect(page.getByText('No members yet')).toBeVisible()
  await expectNoFindings(page)

  await page.getByRole('button', { name: 'Choose members' }).first().click()
  await dialog(page).getByRole('searchbox').fill(mark)
  await expect(dialog(page).getByRole('row')).toHaveCount(21)
  await dialog(page).getByRole('button', { name: 'Add all 23 that match' }).click()
  await expect(dialog(page).getByText('To add: 23. To remove: 0.')).toBeVisible()
  await expectNoFindings(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await memberEmails(page, stack, id)).toEqual(emails)

  await page.getByRole('button', { name: 'Choose members' }).first().click()
  await dialog(page).getByRole('searchbox').fill(mark)
  const last = emails.at(-1) ?? ''
  await expect(dialog(page).getByRole('button', { name: 'Remove all 23 that match' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Next page' }).click()
  await dialog(page).getByRole('row', { name: last }).getByRole('checkbox').click({ force: true })
  await expect(dialog(page).getByText('To add: 0. To remove: 1.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await memberEmails(page, stack, id)).toEqual(emails.slice(0, -1))

  await page.getByRole('checkbox', { name: 'Select all' }).click({ force: true })
  await page.getByRole('button', { name: 'Select all 22' }).click()
  await page
    .getByRole('region', { name: 'Actions for the selected rows' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No members yet')).toBeVisible()
  expect(await memberEmails(page, stack, id)).toEqual([])

  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(mark)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete group' }).click()
  await expect(heading(page, 'Customer groups')).toBeVisible()
  const gone = await page.request.get(`${stack.urls.backend}/admin/customer-groups/${id}`)
  expect(gone.status()).toBe(404)
})

test('deleting a group names the discount that uses it', async ({ page, stack }) => {
  await signIn(page, stack, '/a/customers/groups')
  await page.getByRole('link', { name: 'Press' }).click()
  await expect(heading(page, 'Press')).toBeVisible()
  await expect(page.getByRole('link', { name: 'NOTPRESS' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('NOTPRESS')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(heading(page, 'Press')).toBeVisible()
})

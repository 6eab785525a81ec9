import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'

const read = async <Answer>(page: Page, stack: Stack, path: string): Promise<Answer> =>
  (await (await page.request.get(`${stack.urls.backend}${path}`)).json()) as Answer

async function expectNoFindings(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test('a channel is opened, filled with all that match, shown by a key, and deleted by its name', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/settings')
  await page.getByRole('link', { name: /^Sales channels/ }).click()
  await expect(page.getByRole('table')).toContainText('Default')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Create sales channel' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Fair')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fair' })).toBeVisible()
  await expectNoFindings(page)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const countOf = async () =>
    (await read<{ count: number }>(page, stack, `/admin/products?limit=1&sales_channel_id[]=${id}`)).count

  await page.getByRole('button', { name: 'Add products' }).click()
  await dialog.getByRole('button', { name: /^Choose all/ }).click()
  const { count: all } = await read<{ count: number }>(
    page,
    stack,
    '/admin/products?limit=1&is_giftcard=false',
  )
  await expect(dialog.getByText(`${all} products chosen`)).toBeVisible()
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await countOf()).toBe(all)

  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  await dialog.getByRole('button', { name: /Stock locations/ }).click()
  await page.getByRole('option', { name: 'Hamburg warehouse' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const { stock_locations } = await read<{ stock_locations: object[] }>(
    page,
    stack,
    `/admin/stock-locations?sales_channel_id=${id}`,
  )
  expect(stock_locations).toHaveLength(1)

  await page.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('textbox').fill('Fair')
  await question.getByRole('button', { name: 'Delete sales channel' }).click()
  await expect(page).toHaveURL(/\/a\/sales-channels$/)
  expect((await page.request.get(`${stack.urls.backend}/admin/sales-channels/${id}`)).status()).toBe(404)
})

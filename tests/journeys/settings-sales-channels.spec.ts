import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

const read = async <Answer>(page: Page, stack: Stack, path: string): Promise<Answer> =>
  (await (await page.request.get(`${stack.urls.backend}${path}`)).json()) as Answer

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

test('a shop with a key of a channel sells what is in it; the default channel stays', async ({
  page,
  stack,
}) => {
  const post = async <Answer>(path: string, data: object) =>
    (await (await page.request.post(`${stack.urls.backend}/admin${path}`, { data })).json()) as Answer
  await signIn(page, stack, '/a/sales-channels')
  await page.getByRole('row').filter({ hasText: 'Default' }).getByRole('link').first().click()
  await expect(page.getByRole('main').getByText('Default', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disable' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)

  const { sales_channel: channel } = await post<{ sales_channel: { id: string } }>('/sales-channels', {
    name: 'Kiosk window',
  })
  const { publishable_api_key: key } = await post<{ publishable_api_key: { id: string } }>(
    '/publishable-api-keys',
    { title: 'Window' },
  )
  await post(`/publishable-api-keys/${key.id}/sales-channels/batch`, {
    sales_channel_ids: [{ id: channel.id }],
  })
  await page.goto(`${stack.urls.admin}/a/sales-channels/${channel.id}`)
  await expect(
    page.getByRole('region', { name: 'API keys' }).getByRole('link', { name: 'Window' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add products' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('Beeswax candle')
  await dialog.getByRole('checkbox', { name: 'Select “Beeswax candle”' }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()

  const shop = await page.context().newPage()
  // A document that a test answers itself may not call a store on this machine.
  await shop.addInitScript((content) => {
    document.addEventListener('readystatechange', () =>
      document.querySelector('meta[name="stoa-publishable-key"]')?.setAttribute('content', content),
    )
  }, key.id)
  await shop.goto(`${stack.urls.shop}/products`)
  await expect(shop.getByRole('main')).toContainText('1 product')
  await expect(shop.getByRole('main').getByRole('link', { name: /Beeswax Candle/ })).toBeVisible()
  await shop.close()

  for (const path of [`/publishable-api-keys/${key.id}`, `/sales-channels/${channel.id}`])
    expect((await page.request.delete(`${stack.urls.backend}/admin${path}`)).ok()).toBe(true)
})

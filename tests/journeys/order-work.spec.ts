import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { placeOrder } from '../place-order.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'

interface Saved {
  fulfillment_status: string
  items: { id: string; quantity: number; fulfilled_quantity: number | null; variant: { sku: string } }[]
  fulfillments: { canceled_at: string | null }[]
}

const saved = async (page: Page, stack: Stack, id: string): Promise<Saved> =>
  (await (await page.request.get(`${stack.urls.backend}/admin/orders/${id}`)).json()).order

test('orders are packed one by one by scanning, and the last one is undone', async ({ page, stack }) => {
  test.slow()
  const email = 'queue@example.com'
  const first = await placeOrder(stack.urls.backend, { email, quantity: 2 })
  const second = await placeOrder(stack.urls.backend, { email, quantity: 2 })
  await signIn(page, stack, `/a/orders?email=${email}&order=number`)
  await expect(page.getByRole('link', { name: `#${first.number}` })).toBeVisible()
  await page.getByRole('link', { name: 'Pack one by one' }).click()
  await expect(page.getByRole('heading', { name: `Order #${first.number}` })).toBeVisible()
  await expect(page.getByText('1 of 2')).toBeVisible()

  const sku = (await saved(page, stack, first.id)).items[0]?.variant.sku ?? ''
  const scan = async (code: string) => {
    await page.getByRole('textbox', { name: 'Barcode or SKU' }).fill(code)
    await page.keyboard.press('Enter')
  }
  await scan('NOT-IN-HERE')
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong item' })).toContainText('NOT-IN-HERE')
  await expectNoFindingsInBothSchemes(page)
  await scan(sku)
  await expect(page.getByText('1 missing', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 missing', { exact: true })).toBeVisible()
  await scan(sku.toLowerCase())
  await expect(page.getByText('Complete', { exact: true })).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await page.getByRole('button', { name: 'Fulfill and go on' }).click()
  await expect(page.getByRole('heading', { name: `Order #${second.number}` })).toBeVisible()
  expect(await saved(page, stack, first.id)).toMatchObject({ fulfillment_status: 'fulfilled' })

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: `Order #${first.number}` })).toBeVisible()
  const undone = await saved(page, stack, first.id)
  expect(undone.items[0]?.fulfilled_quantity).toBe(0)
  expect(undone.fulfillments.map(({ canceled_at }) => canceled_at !== null)).toEqual([true])

  await page.getByRole('button', { name: 'Skip' }).click()
  await scan(`2*${sku}`)
  await expect(page.getByText('Press Enter to go on')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('That was the last order')).toBeVisible()
  expect(await saved(page, stack, second.id)).toMatchObject({ fulfillment_status: 'fulfilled' })
})

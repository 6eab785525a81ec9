import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { placeOrder } from '../place-order.ts'
import { expect, signIn, test } from './environment.ts'

interface ReturnedOrder {
  items: { id: string; quantity: number }[]
  fulfillments: { id: string }[]
  returns: { shipping_method: { price: number } | null; items: { reason: { label: string } | null }[] }[]
}

const desk = (page: Page, stack: Stack) => {
  const url = (path: string) => `${stack.urls.backend}/admin${path}`
  return {
    get: async <Answer>(path: string) => (await (await page.request.get(url(path))).json()) as Answer,
    post: async (path: string, data: object = {}) => {
      const answer = await page.request.post(url(path), { data })
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    },
  }
}

/** A paid order of one piece that is on its way. */
async function shippedOrder(page: Page, stack: Stack): Promise<string> {
  const { get, post } = desk(page, stack)
  const { id } = await placeOrder(stack.urls.backend, { quantity: 1, email: 'wet@example.com' })
  const read = async () => (await get<{ order: ReturnedOrder }>(`/orders/${id}`)).order
  await post(`/orders/${id}/capture`)
  const { items } = await read()
  await post(`/orders/${id}/fulfillment`, {
    items: items.map(({ id: item_id, quantity }) => ({ item_id, quantity })),
    no_notification: true,
  })
  await post(`/orders/${id}/shipment`, {
    fulfillment_id: (await read()).fulfillments[0]?.id,
    no_notification: true,
  })
  return id
}

async function createReason(page: Page, label: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Label' }).fill(label)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()
}

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for “${name}”` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('a shopper returns with the option and the reason that the staff made, and the group of it is no choice', async ({
  page,
  stack,
}) => {
  test.slow()
  const { get } = desk(page, stack)
  await signIn(page, stack, '/a/settings')
  const { regions } = await get<{ regions: { id: string; countries: { iso_2: string }[] }[] }>('/regions')
  const german = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === 'de'))
  const regionPage = `${stack.urls.admin}/a/settings/regions/${german?.id}`

  await page.goto(regionPage)
  await page.getByRole('button', { name: 'Add return option' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bicycle courier')
  await dialog.getByRole('textbox', { name: 'Price' }).fill('2.50')
  await expect(dialog.getByRole('textbox', { name: 'From a cart value of' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Fulfillment method' }).click()
  await page
    .getByRole('option', { name: /manual/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Shipping profile' }).click()
  await page.getByRole('option', { name: 'Default' }).first().click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const options = page.getByRole('region', { name: 'Return options' })
  await expect(options.getByRole('row', { name: /^Bicycle courier/ })).toContainText('€2.50')

  await page.goto(`${stack.urls.admin}/a/settings/return-reasons`)
  await page.getByRole('button', { name: 'Create return reason' }).first().click()
  await createReason(page, 'Weather')
  await choose(page, 'Weather', 'Create a reason inside')
  await createReason(page, 'Soaked by rain')

  const order = await shippedOrder(page, stack)
  await page.goto(`${stack.urls.shop}/orders/${order}`)
  await page.getByRole('link', { name: 'Return items' }).click()
  await page.getByLabel('How many come back?').selectOption('1')
  const reasons = page.getByLabel('Reason (optional)')
  await expect(reasons.getByRole('option', { name: 'Weather', exact: true })).toHaveCount(0)
  await reasons.selectOption({ label: 'Soaked by rain' })
  await page.getByText('Bicycle courier').click()
  await expect(page.getByRole('radio', { name: /Bicycle courier/ })).toBeChecked()
  await page.getByRole('button', { name: 'Announce return' }).click()
  await expect(page.getByText(/^Return of 1 item announced on/)).toBeVisible()
  const { returns } = (await get<{ order: ReturnedOrder }>(`/orders/${order}`)).order
  expect(returns).toMatchObject([{ shipping_method: { price: 250 } }])

  await page.goto(`${stack.urls.admin}/a/settings/return-reasons`)
  await expect(page.getByRole('row', { name: /Soaked by rain/ })).toContainText('1')
  await choose(page, 'Weather', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: /Weather/ })).toHaveCount(0)
  await page.goto(regionPage)
  await choose(page, 'Bicycle courier', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(options.getByRole('row', { name: /^Bicycle courier/ })).toHaveCount(0)
})

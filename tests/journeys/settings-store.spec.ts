import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { placeOrder } from '../place-order.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

interface StoreAnswer {
  name: string
  swap_link_template: string
}

async function storeOf(page: Page, stack: Stack): Promise<StoreAnswer> {
  const response = await page.request.get(`${stack.urls.backend}/admin/store`)
  return ((await response.json()) as { store: StoreAnswer }).store
}

/** Saves, and waits for the store's answer: the button is disabled while it saves too. */
async function saveStore(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/admin/store'),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await answered).ok()).toBe(true)
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
}

test('the store gets a link that works, and back what it had', async ({ page, stack }) => {
  await signIn(page, stack, '/a/settings')
  await page.getByRole('link', { name: /^Store details/ }).click()
  const link = page.getByRole('textbox', { name: 'Payment link of exchanges' })
  await expect(link).toHaveValue(/cart_id/)
  await expectNoFindings(page)
  const before = await storeOf(page, stack)

  await link.fill(`${stack.urls.shop}/swap?swap={swap_id}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Only {cart_id} is replaced.')).toBeVisible()
  expect((await storeOf(page, stack)).swap_link_template).toBe(before.swap_link_template)

  const template = `${stack.urls.shop}/swap?from=admin&cart_id={cart_id}`
  await link.fill(template)
  await expect(page.getByRole('link', { name: /from=admin&cart_id=cart_example/ })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await storeOf(page, stack)).swap_link_template).toBe(template)
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()

  await link.fill(before.swap_link_template)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => (await storeOf(page, stack)).swap_link_template)
    .toBe(before.swap_link_template)
  expect((await storeOf(page, stack)).name).toBe(before.name)
})

test('a tracking number leads to the link that the store has for its carrier', async ({ page, stack }) => {
  const { backend } = stack.urls
  const { id } = await placeOrder(backend, { quantity: 1, email: 'parcel.link@example.com' })
  await signIn(page, stack, '/a/settings/store')
  const field = page.getByRole('textbox', { name: 'UPS' })
  await field.fill('https://parcels.test/{tracking_number}')
  await saveStore(page)

  const items = await page.request.get(`${backend}/admin/orders/${id}?fields=id&expand=items`)
  const { order } = (await items.json()) as { order: { items: { id: string; quantity: number }[] } }
  const packed = await page.request.post(`${backend}/admin/orders/${id}/fulfillment?expand=fulfillments`, {
    data: { items: order.items.map(({ id: item_id, quantity }) => ({ item_id, quantity })) },
  })
  const { fulfillments } = ((await packed.json()) as { order: { fulfillments: { id: string }[] } }).order
  await page.request.post(`${backend}/admin/orders/${id}/shipment`, {
    data: { fulfillment_id: fulfillments[0]?.id, tracking_numbers: ['1Z999AA10123456784'] },
  })
  await page.goto(`${stack.urls.admin}/a/orders/${id}`)
  await expect(page.getByRole('link', { name: '1Z999AA10123456784' })).toHaveAttribute(
    'href',
    'https://parcels.test/1Z999AA10123456784',
  )

  await page.goto(`${stack.urls.admin}/a/settings/store`)
  await expect(field).toHaveValue('https://parcels.test/{tracking_number}')
  await field.fill('')
  await saveStore(page)
})

test('the imprint and the text of packing slips are printed', async ({ page, stack }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true)
  })
  const { id } = await placeOrder(stack.urls.backend, { quantity: 1, email: 'imprint@example.com' })
  await signIn(page, stack, '/a/settings/store')
  const write = async (imprint: string, slip: string) => {
    await page.getByRole('textbox', { name: 'Imprint' }).fill(imprint)
    await page.getByRole('textbox', { name: 'Text on packing slips' }).fill(slip)
    await saveStore(page)
  }
  await write('Stoa Ltd, Harbour Road 1', 'Send it back within 30 days')

  await page.goto(`${stack.urls.admin}/a/orders/${id}`)
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('menuitem', { name: 'Packing slip' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  const slip = page.locator('body > div > article')
  await expect(slip).toContainText('Stoa Ltd, Harbour Road 1')
  await expect(slip).toContainText('Send it back within 30 days')

  await page.emulateMedia({ media: 'screen' })
  await page.goto(`${stack.urls.admin}/a/settings/store`)
  await write('', '')
})

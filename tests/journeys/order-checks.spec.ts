import type { APIRequestContext, Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { placeOrder } from '../place-order.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { email, requestEdit, staffOf } from './staff-of.ts'

interface Saved {
  payment_status: string
  payments: { amount: number; captured_at: string | null; amount_refunded: number }[]
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()

const read = async <Answer>(page: Page, stack: Stack, path: string): Promise<Answer> =>
  (await (await page.request.get(`${stack.urls.backend}/admin${path}`)).json()) as Answer
const saved = async (page: Page, stack: Stack, id: string) =>
  (await read<{ order: Saved }>(page, stack, `/orders/${id}?expand=payments`)).order

test('packing shows what speaks against it, and an order is shown as JSON, too', async ({ page, stack }) => {
  const buyer = email('preflight')
  const { id } = await placeOrder(stack.urls.backend, { email: buyer })
  const other = await placeOrder(stack.urls.backend, { email: buyer })
  await signIn(page, stack, `/a/orders/${id}`)
  await card(page, 'Fulfillment').getByRole('button', { name: 'Fulfill', exact: true }).click()
  const warning = dialog(page).getByRole('status').filter({ hasText: 'Before you pack' })
  await expect(warning).toContainText('The payment is authorized, but not captured.')
  await expect(warning).not.toContainText('The shipping address is incomplete.')
  await expectNoFindings(page)
  await warning.getByRole('link', { name: `#${other.number}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `#${other.number}` })).toBeVisible()

  await card(page, 'JSON').scrollIntoViewIfNeeded()
  const json = card(page, 'JSON').getByRole('treegrid', { name: 'JSON' })
  await expect(json.getByRole('row').filter({ hasText: other.id }).first()).toBeVisible()
  expect((await saved(page, stack, id)).payment_status).toBe('awaiting')
})

/** An order with two payments: that of an edit, which its buyer has paid for, beside its own. */
async function orderWithTwoPayments(request: APIRequestContext, stack: Stack): Promise<string> {
  const desk = await staffOf(request, stack)
  const order = await placeOrder(stack.urls.backend, { email: email('two-payments') })
  const edit = await requestEdit(desk, order)
  const buyer = async <Answer>(path: string, data: object = {}): Promise<Answer> => {
    const answer = await request.post(`${stack.urls.backend}/store${path}`, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }
  const collection = `/payment-collections/${(await desk.edit(edit)).payment_collection_id}`
  const { payment_collection: due } = await buyer<{
    payment_collection: { payment_sessions: { id: string }[] }
  }>(`${collection}/sessions`, { provider_id: 'manual' })
  await buyer(`${collection}/sessions/${due.payment_sessions[0]?.id}/authorize`)
  await buyer(`/order-edits/${edit}/complete`)
  return order.id
}

test('each of two payments is captured by itself, and one of them is refunded in part', async ({
  page,
  request,
  stack,
}) => {
  const id = await orderWithTwoPayments(request, stack)
  await signIn(page, stack, `/a/orders/${id}`)
  const payments = card(page, 'Payment').getByRole('listitem')
  await expect(payments).toHaveCount(2)
  const amounts = async () => (await saved(page, stack, id)).payments
  const captured = async () => (await amounts()).filter(({ captured_at }) => captured_at !== null).length
  for (const done of [1, 2]) {
    await card(page, 'Payment')
      .getByRole('button', { name: /^Capture / })
      .last()
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Capture / })
      .click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect.poll(captured).toBe(done)
  }
  await payments.first().getByRole('button', { name: 'Refund', exact: true }).click()
  await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('1')
  await dialog(page).getByRole('button', { name: 'Refund' }).click()
  await expect(dialog(page)).toBeHidden()
  const refunded = (await amounts()).map(({ amount_refunded }) => amount_refunded)
  expect(refunded.toSorted()).toEqual([0, 100])
})

const HOUR_MS = 3_600_000
/** The list moves on in such steps. */
const STEP_MS = 600_000

interface TargetedStore {
  store: { metadata: Record<string, unknown> | null }
}

test('the store sets within how many hours its orders are packed, and what is late follows', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/orders?status=late')
  const target = async () =>
    (await read<TargetedStore>(page, stack, '/store')).store.metadata?.['ship_within_hours']
  const before = await page.getByText(/^Late: not packed within/).innerText()
  const late = (hours: number) => page.getByRole('main').getByText(`Late: not packed within ${hours} hours.`)
  const setTarget = async (hours: string) => {
    await page.getByRole('button', { name: 'Change target' }).click()
    await dialog(page)
      .getByRole('textbox', { name: /^Hours until/ })
      .fill(hours)
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page)).toBeHidden()
  }
  const usual = /\d+/.exec(before)?.[0] ?? ''
  await setTarget('999')
  await expect(said(page, 'Target saved')).toBeVisible()
  await expect(late(999)).toBeVisible()
  expect(await target()).toBe(999)
  const orders =
    '/orders?fulfillment_status[]=not_fulfilled&fulfillment_status[]=partially_fulfilled&status[]=pending&status[]=requires_action&limit=1'
  const since = new Date(Math.floor(Date.now() / STEP_MS) * STEP_MS - 999 * HOUR_MS).toISOString()
  const { count } = await read<{ count: number }>(page, stack, `${orders}&created_at[lt]=${since}`)
  await expect(page.getByRole('navigation', { name: 'Views' })).toContainText(`Late (${count})`)

  await setTarget(usual)
  await expect(late(Number(usual))).toBeVisible()
})

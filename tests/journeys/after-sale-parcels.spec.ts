import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { admin, card, choose, dialog, lineOf, packOrder, sendNow, start } from './returnable-order.ts'

interface Change {
  id: string
  type?: string
  cart_id: string
  payment_status: string
  fulfillment_status: string
  difference_due: number
  fulfillments: { canceled_at: string | null; tracking_links: { tracking_number: string }[] }[]
}

interface Changed {
  items: { id: string; variant_id: string }[]
  shipping_address: object
  swaps: Change[]
  claims: Change[]
  refunds: { amount: number; reason: string }[]
}

const EXPAND = [
  'items,shipping_address,refunds,swaps,swaps.fulfillments,swaps.fulfillments.tracking_links',
  'claims,claims.fulfillments,claims.fulfillments.tracking_links',
].join(',')
const changed = async (page: Page, stack: Stack, id: string) =>
  (await admin(page, stack).get<{ order: Changed }>(`/orders/${id}?expand=${EXPAND}`)).order

/** Settles an exchange as the customer does in the shop. */
async function settle(page: Page, stack: Stack, { cart_id }: Change, address: object): Promise<void> {
  const url = `${stack.urls.backend}/store`
  const post = async <Answer>(path: string, data: object = {}) => {
    const response = await page.request.post(`${url}/carts/${cart_id}${path}`, { data })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return (await response.json()) as Answer
  }
  const { first_name, last_name, address_1, city, postal_code, country_code } = address as Record<
    string,
    string
  >
  const sent = { first_name, last_name, address_1, city, postal_code, country_code }
  await post('', { email: 'ada.returns@example.com', shipping_address: sent, billing_address: sent })
  const answer = await page.request.get(`${url}/shipping-options/${cart_id}`)
  const { shipping_options } = (await answer.json()) as { shipping_options: { id: string; name: string }[] }
  const standard = shipping_options.find(({ name }) => name === 'Standard')
  await post('/shipping-methods', { option_id: standard?.id })
  const { cart } = await post<{ cart: { payment_sessions: object[] } }>('/payment-sessions')
  if (cart.payment_sessions.length > 1) await post('/payment-session', { provider_id: 'manual' })
  await post('/complete')
}

async function packGoods(page: Page, location: string): Promise<void> {
  await card(page).getByRole('button', { name: 'Pack goods' }).click()
  const pack = dialog(page, 'Pack goods')
  await choose(page, pack, 'Taken from', location)
  await pack.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(pack).toBeHidden()
  await sendNow(page)
}

const parcels = (page: Page) => page.getByRole('region', { name: 'Fulfillment', exact: true })

async function ship(page: Page, number: string): Promise<void> {
  await parcels(page).getByRole('button', { name: 'Mark as shipped' }).last().click()
  const shipping = dialog(page, 'Mark as shipped')
  await shipping.getByRole('textbox', { name: /^Tracking numbers/ }).fill(number)
  await shipping.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(shipping).toBeHidden()
  await sendNow(page)
}

const EXCHANGES = [
  { back: 1, out: 3, button: 'Capture difference', settled: 'captured' },
  { back: 4, out: 1, button: 'Refund difference', settled: 'difference_refunded' },
]

for (const { back, out, button, settled } of EXCHANGES) {
  test(`an exchange of ${back} for ${out} is ${settled}, packed, unpacked and shipped`, async ({
    page,
    stack,
  }) => {
    test.slow()
    await signIn(page, stack, '/a/orders')
    const { id, line, location } = await packOrder(page, stack)
    const swap = async () => (await changed(page, stack, id)).swaps[0]
    const { items, shipping_address } = await changed(page, stack, id)
    await admin(page, stack).post(`/orders/${id}/swaps`, {
      return_items: [{ item_id: line.id, quantity: back }],
      additional_items: [
        { variant_id: items.find((item) => item.id === line.id)?.variant_id, quantity: out },
      ],
      no_notification: true,
    })
    const made = await swap()
    if (!made) throw new Error('The order has no exchange')
    await settle(page, stack, made, shipping_address)

    await page.goto(`${stack.urls.admin}/a/orders/${id}`)
    await card(page).getByRole('button', { name: button }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(Capture|Refund) / })
      .click()
    await expect.poll(async () => (await swap())?.payment_status).toBe(settled)
    const { refunds } = await changed(page, stack, id)
    expect(refunds.map(({ reason }) => reason)).toEqual(settled === 'captured' ? [] : ['swap'])

    await packGoods(page, location)
    expect(await swap()).toMatchObject({ fulfillment_status: 'fulfilled' })
    await parcels(page).getByRole('button', { name: 'Cancel fulfillment' }).last().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel fulfillment' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await sendNow(page)
    expect((await swap())?.fulfillments).toMatchObject([{ canceled_at: expect.any(String) }])

    await packGoods(page, location)
    await ship(page, 'SWAP-1')
    const sent = await swap()
    expect(sent?.fulfillment_status).toBe('shipped')
    expect(sent?.fulfillments.filter(({ canceled_at }) => !canceled_at)).toMatchObject([
      { tracking_links: [{ tracking_number: 'SWAP-1' }] },
    ])
  })
}

test('the replacement of a claim is shipped, and another claim is refunded', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const { id, number, line, location } = await packOrder(page, stack)
  const { items } = await changed(page, stack, id)
  const { get, post } = admin(page, stack)
  const { order } = await get<{ order: { region_id: string } }>(`/orders/${id}`)
  const { shipping_options } = await get<{ shipping_options: { id: string; name: string }[] }>(
    `/shipping-options?region_id=${order.region_id}&is_return=false`,
  )
  await post(`/orders/${id}/claims`, {
    type: 'replace',
    claim_items: [{ item_id: line.id, quantity: 1, reason: 'missing_item' }],
    additional_items: [{ variant_id: items.find((item) => item.id === line.id)?.variant_id, quantity: 1 }],
    shipping_methods: [{ option_id: shipping_options.find(({ name }) => name === 'Standard')?.id, price: 0 }],
    no_notification: true,
  })
  await page.goto(`${stack.urls.admin}/a/returns?q=${number}`)
  const row = page.getByRole('row').filter({ hasText: `#${number}` })
  await expect(row).toContainText('Claim')
  await expect(row).toContainText('Pack')

  await page.goto(`${stack.urls.admin}/a/orders/${id}`)
  await packGoods(page, location)
  await ship(page, 'CLAIM-1')
  const claims = async () => (await changed(page, stack, id)).claims
  expect(await claims()).toMatchObject([
    { fulfillment_status: 'shipped', fulfillments: [{ tracking_links: [{ tracking_number: 'CLAIM-1' }] }] },
  ])

  const claim = await start(page, stack, id, 'Register claim')
  await lineOf(claim, line.title)
    .getByRole('button', { name: /^Increase/ })
    .click()
  await choose(page, claim, 'Reason', 'Faulty')
  await claim.getByText('Pay back at once.').click()
  await claim.getByRole('button', { name: /^Refund / }).click()
  await expect(claim).toBeHidden()
  const made = (await claims()).find(({ type }) => type === 'refund')
  expect(made?.payment_status).toBe('refunded')
  expect((await changed(page, stack, id)).refunds).toMatchObject([{ reason: 'claim' }])
})

interface Paid {
  id: string
  payments: { id: string; captured_at: string | null; data: { outcome?: string } }[]
  refunds: object[]
}

/** The order of the sample data whose payment goes as `outcome` says. */
async function orderThat(page: Page, stack: Stack, outcome: string): Promise<Paid> {
  const { orders } = await admin(page, stack).get<{ orders: Paid[] }>(
    '/orders?currency_code=chf&limit=200&fields=id&expand=payments,refunds',
  )
  const found = orders.find(({ payments }) => payments.some(({ data }) => data.outcome === outcome))
  if (!found) throw new Error(`No payment of the sample data has the outcome ${outcome}`)
  return found
}
const paid = async (page: Page, stack: Stack, id: string) =>
  (await admin(page, stack).get<{ order: Paid }>(`/orders/${id}?expand=payments,refunds`)).order

test('the desk says when a provider refuses to capture a payment', async ({ page, stack }) => {
  await signIn(page, stack, '/a/orders')
  const { id } = await orderThat(page, stack, 'capture_fails')
  await page.goto(`${stack.urls.admin}/a/orders/${id}`)
  const payment = page.getByRole('region', { name: 'Payment', exact: true })
  await payment.getByRole('button', { name: 'Capture payment' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Capture / })
    .click()
  await expect(page.getByText('The payment was not captured')).toBeVisible()
  expect((await paid(page, stack, id)).payments).toMatchObject([{ captured_at: null }])
})

test('a refund that a provider refuses leaves the dialog as it was', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of [45]\d\d/)
  await signIn(page, stack, '/a/orders')
  const { id } = await orderThat(page, stack, 'refund_fails')
  await page.goto(`${stack.urls.admin}/a/orders/${id}`)
  const payment = page.getByRole('region', { name: 'Payment', exact: true })
  await payment.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = dialog(page, 'Refund a payment')
  await refund.getByRole('textbox', { name: /^Amount/ }).fill('1')
  await refund.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(refund.getByText('The bank refused the refund')).toBeVisible()
  await expect(refund.getByRole('textbox', { name: /^Amount/ })).toHaveValue('1.00')
  expect((await paid(page, stack, id)).refunds).toEqual([])
})

import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'
import {
  addVariant,
  admin,
  card,
  choose,
  dialog,
  lineOf,
  packOrder,
  saved,
  sendNow,
  start,
  status,
} from './returnable-order.ts'

/** The name of the sales channel that an order's exchange is settled in. */
async function channelOfExchange(page: Page, stack: Stack, id: string) {
  const { get } = admin(page, stack)
  const [swap] = (await saved(page, stack, id)).swaps
  const { swap: made } = await get<{ swap: { cart: { sales_channel_id: string } } }>(`/swaps/${swap?.id}`)
  const { sales_channels } = await get<{ sales_channels: { id: string; name: string }[] }>('/sales-channels')
  return sales_channels.find((channel) => channel.id === made.cart.sales_channel_id)?.name
}

for (const currency of ['eur', 'jpy']) {
  test(`a return is requested, shown in the inbox, received and refunded, ${currency}`, async ({
    page,
    stack,
  }) => {
    test.slow()
    await signIn(page, stack, '/a/orders')
    const { id, number, line, location } = await packOrder(page, stack, currency)
    const request = await start(page, stack, id, 'Request return')
    await lineOf(request, line.title)
      .getByRole('button', { name: /^Increase/ })
      .click()
    await choose(page, request, 'Reason', 'Broken in transit')
    await request.getByRole('button', { name: 'Request return' }).click()
    await expect(request).toBeHidden()
    const requested = await saved(page, stack, id)
    const paid = requested.items.find((item) => item.id === line.id)?.refundable ?? 0
    expect(requested.returns).toMatchObject([{ status: 'requested', refund_amount: Math.floor(paid / 4) }])
    expect(requested.returns[0]?.items[0]?.reason_id).toBeTruthy()

    await page.goto(`${stack.urls.admin}/a/returns?q=${number}`)
    const row = page.getByRole('row').filter({ hasText: `#${number}` })
    await expect(row).toContainText('Receive')
    await row.getByRole('link', { name: `#${number}` }).click()

    await card(page).getByRole('button', { name: 'Receive return' }).click()
    const receive = dialog(page, 'Receive return')
    await choose(page, receive, 'Goes into the stock of', location)
    await receive.getByRole('button', { name: /^Receive and refund/ }).click()
    await expect(receive).toBeHidden()
    await expect(card(page)).toContainText('Returned')
    const received = await saved(page, stack, id)
    expect(received.returns).toMatchObject([{ status: 'received' }])
    expect(received.refunded_total).toBe(Math.floor(paid / 4))
    expect(received.items.find((item) => item.id === line.id)?.returned_quantity).toBe(1)
  })
}

test('the inbox shows how long a return has been waiting, until it is received', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const { id, number, line, location } = await packOrder(page, stack)
  const { post } = admin(page, stack)
  await post(`/orders/${id}/return`, { items: [{ item_id: line.id, quantity: 1 }] })
  const [requested] = (await saved(page, stack, id)).returns
  await page.clock.setFixedTime(Date.now() + 3 * 24 * 60 * 60 * 1000)
  await page.goto(`${stack.urls.admin}/a/returns?q=${number}`)
  const row = page.getByRole('row').filter({ hasText: `#${number}` })
  await expect(row.getByRole('time')).toHaveText('3 days ago')

  const { stock_locations } = await admin(page, stack).get<{
    stock_locations: { id: string; name: string }[]
  }>('/stock-locations')
  await post(`/returns/${requested?.id}/receive`, {
    items: [{ item_id: line.id, quantity: 1 }],
    location_id: stock_locations.find(({ name }) => name === location)?.id,
  })
  await page.reload()
  await expect(row).toContainText('Done')
  await expect(row.getByRole('time')).toHaveText(/, \d{4}$/)
})

interface Level {
  location_id: string
  stocked_quantity: number
}

/** Pieces of a line's item in stock at a location. */
async function stockOf(page: Page, stack: Stack, id: string, location: string): Promise<number | undefined> {
  const { get } = admin(page, stack)
  const { order } = await get<{ order: { items: { quantity: number; variant_id: string }[] } }>(
    `/orders/${id}`,
  )
  const variant = order.items.find(({ quantity }) => quantity === 4)?.variant_id
  const answer = await get<{ variant: { inventory: { location_levels: Level[] }[] } }>(
    `/variants/${variant}/inventory`,
  )
  const { stock_locations } = await get<{ stock_locations: { id: string; name: string }[] }>(
    '/stock-locations',
  )
  const locationId = stock_locations.find(({ name }) => name === location)?.id
  const levels = answer.variant.inventory.flatMap(({ location_levels }) => location_levels)
  return levels.find(({ location_id }) => location_id === locationId)?.stocked_quantity
}

test('what an inspection could not write is gone on with, and the goods are received once', async ({
  page,
  stack,
  expectComplaints,
}) => {
  test.slow()
  expectComplaints(/status of 500/)
  await signIn(page, stack, '/a/orders')
  const { id, line, location } = await packOrder(page, stack)
  const { post, get } = admin(page, stack)
  await post(`/orders/${id}/return`, { items: [{ item_id: line.id, quantity: 2 }] })
  const before = await stockOf(page, stack, id, location)
  await page.goto(`${stack.urls.admin}/a/orders/${id}`)
  await card(page).getByRole('button', { name: 'Receive return' }).click()
  const receive = dialog(page, 'Receive return')
  await choose(page, receive, 'Goes into the stock of', location)
  const shown = lineOf(receive, line.title)
  await shown.getByRole('textbox', { name: /^Damaged pieces/ }).fill('1')
  await shown.getByRole('textbox', { name: 'Note' }).fill('Cracked rim')
  const levels = '**/admin/inventory-items/*/location-levels/*'
  await page.route(levels, (route) => route.fulfill({ status: 500, json: { message: 'No' } }))
  await receive.getByRole('button', { name: /^Receive and refund/ }).click()
  const steps = receive.getByRole('list', { name: 'Steps' })
  await expect(
    steps.getByRole('listitem').filter({ hasText: 'Take damaged goods out of stock' }),
  ).toHaveAttribute('data-state', 'failed')
  await expect(steps.getByRole('listitem').filter({ hasText: 'Note what was found' })).toHaveAttribute(
    'data-state',
    'done',
  )
  // The order behind the dialog is read again, and the dialog stays.
  await expect(page.getByText('Returned', { exact: true }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect((await saved(page, stack, id)).returns).toMatchObject([{ status: 'received' }])
  expect(await stockOf(page, stack, id, location)).toBe(Number(before) + 2)

  await page.unroute(levels)
  await receive.getByRole('button', { name: 'Finish remaining steps' }).click()
  await expect(receive).toBeHidden()
  expect(await stockOf(page, stack, id, location)).toBe(Number(before) + 1)
  const { notes } = await get<{ notes: { value: string }[] }>(`/notes?resource_id=${id}`)
  expect(notes.map(({ value }) => value)).toEqual([
    `Inspected on receipt:\n1 × ${line.title} damaged\nCracked rim`,
  ])
})

test('a return that the customer announced in the shop is received and refunded', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const { id, number, line, location } = await packOrder(page, stack)
  const announced = await page.request.post(`${stack.urls.backend}/store/returns`, {
    data: { order_id: id, items: [{ item_id: line.id, quantity: 2 }] },
  })
  expect(announced.ok(), await announced.text()).toBe(true)
  await page.goto(`${stack.urls.admin}/a/returns?q=${number}`)
  const row = page.getByRole('row').filter({ hasText: `#${number}` })
  await expect(row).toContainText('Receive')
  await row.getByRole('link', { name: `#${number}` }).click()
  await card(page).getByRole('button', { name: 'Receive return' }).click()
  const receive = dialog(page, 'Receive return')
  await choose(page, receive, 'Goes into the stock of', location)
  await receive.getByRole('button', { name: /^Receive and refund/ }).click()
  await expect(receive).toBeHidden()
  const { returns, refunded_total, items } = await saved(page, stack, id)
  expect(returns).toMatchObject([{ status: 'received' }])
  expect(refunded_total).toBe(returns[0]?.refund_amount)
  expect(items.find((item) => item.id === line.id)?.returned_quantity).toBe(2)
})

test('goods that are here already are returned, put into stock and refunded at once', async ({
  page,
  stack,
}) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const { id, line, location } = await packOrder(page, stack)
  const request = await start(page, stack, id, 'Request return')
  await lineOf(request, line.title)
    .getByRole('button', { name: /^Increase/ })
    .click()
  await request.getByText('The goods are here').click()
  await choose(page, request, 'Goes into the stock of', location)
  await request.getByRole('textbox', { name: 'Refund another amount' }).fill('3.21')
  await request.getByRole('button', { name: 'Request return' }).click()
  await expect(request).toBeHidden()
  await expect(card(page)).toContainText('Returned')
  const returned = await saved(page, stack, id)
  expect(returned.returns).toMatchObject([{ status: 'received', refund_amount: 321 }])
  expect(returned.refunded_total).toBe(321)
  expect(returned.items.find((item) => item.id === line.id)?.returned_quantity).toBe(1)
})

test('goods are exchanged at the prices of the region, and the exchange is canceled', async ({
  page,
  stack,
}) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const { id, line } = await packOrder(page, stack)
  const exchange = await start(page, stack, id, 'Exchange goods')
  await lineOf(exchange, line.title)
    .getByRole('button', { name: /^Increase/ })
    .click()
  await addVariant(page, exchange, 'Harbour Mug')
  await choose(page, exchange, 'Sales channel', 'Wholesale')
  await exchange.getByRole('button', { name: 'Create exchange' }).click()
  await expect(exchange).toBeHidden()
  expect((await saved(page, stack, id)).swaps).toMatchObject([
    { canceled_at: null, additional_items: [{ title: 'Harbour Mug', quantity: 1 }] },
  ])
  expect(await channelOfExchange(page, stack, id)).toBe('Wholesale')

  const confirm = async (name: string) => {
    await card(page).getByRole('button', { name }).click()
    await page.getByRole('alertdialog').getByRole('button', { name }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await sendNow(page)
  }
  await confirm('Cancel return')
  await confirm('Cancel exchange')
  await expect(status(page, 'Exchange canceled')).toBeVisible()
  const [swap] = (await saved(page, stack, id)).swaps
  expect(swap?.return_order.status).toBe('canceled')
  expect(swap?.canceled_at).toBeTruthy()
})

test('a claim keeps its picture, is edited, and its replacement is packed', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const { id, line, location } = await packOrder(page, stack)
  const claim = await start(page, stack, id, 'Register claim')
  await lineOf(claim, line.title)
    .getByRole('button', { name: /^Increase/ })
    .click()
  await choose(page, claim, 'Reason', 'Faulty')
  await claim
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'crack.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    })
  await expect(claim.getByRole('button', { name: 'Remove picture' })).toBeVisible()
  await addVariant(page, claim, 'Harbour Mug')
  await choose(page, claim, 'Delivery', /^Standard/)
  await claim.getByText('Send to another address').click()
  await claim.getByRole('textbox', { name: 'City' }).fill('Elsewhere')
  await claim.getByRole('button', { name: 'Register claim' }).click()
  await expect(claim).toBeHidden()
  const [made] = (await saved(page, stack, id)).claims
  expect(made).toMatchObject({ type: 'replace', claim_items: [{ reason: 'production_failure' }] })
  expect(made?.claim_items[0]?.images).toHaveLength(1)
  const { order: sent } = await admin(page, stack).get<{
    order: { shipping_address: { city: string }; claims: { shipping_address: { city: string } }[] }
  }>(`/orders/${id}?expand=shipping_address,claims,claims.shipping_address`)
  expect(sent.claims).toMatchObject([{ shipping_address: { city: 'Elsewhere' } }])
  expect(sent.shipping_address.city).toBe('Harbour')

  await card(page).getByRole('button', { name: 'Edit claim' }).click()
  const edit = dialog(page, 'Edit claim')
  await edit.getByRole('textbox', { name: 'Note' }).fill('Cracked rim')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()

  await card(page).getByRole('button', { name: 'Pack goods' }).click()
  const pack = dialog(page, 'Pack goods')
  await choose(page, pack, 'Taken from', location)
  await pack.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(pack).toBeHidden()
  await sendNow(page)
  expect((await saved(page, stack, id)).claims).toMatchObject([
    { fulfillment_status: 'fulfilled', claim_items: [{ note: 'Cracked rim' }] },
  ])
})

test('axe finds nothing in returns, light or dark', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/returns')
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  const { id, line } = await packOrder(page, stack)
  for (const action of ['Request return', 'Exchange goods', 'Register claim']) {
    const opened = await start(page, stack, id, action)
    await lineOf(opened, line.title)
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expectNoFindingsInBothSchemes(page)
  }
})

import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { buy } from './buy.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'

interface Order {
  cart_id: string
  status: string
  payment_status: string
  fulfillment_status: string
  fulfillments: { tracking_links: { tracking_number: string }[] }[]
}

async function orderOf(page: Page, stack: Stack, id: string): Promise<Order> {
  const expand = 'fulfillments,fulfillments.tracking_links'
  const answer = await page.request.get(`${stack.urls.backend}/admin/orders/${id}?expand=${expand}`)
  return ((await answer.json()) as { order: Order }).order
}

async function selectAll(page: Page): Promise<void> {
  const all = page.getByRole('checkbox', { name: 'Select all rows' })
  await expect(all).toBeEnabled()
  await all.check({ force: true })
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const done = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('two orders are captured, packed, shipped and completed from the list', async ({ page, stack }) => {
  const email = `bulk${Date.now()}@example.com`
  await signIn(page, stack, '/a/orders')
  const orders = [await buy(page, stack, email), await buy(page, stack, email)]
  await page.goto(`${stack.urls.admin}/a/orders?email=${email}`)
  for (const { display_id } of orders)
    await expect(page.getByRole('link', { name: `#${display_id}` })).toBeVisible()
  await expectNoFindingsInBothSchemes(page)

  await selectAll(page)
  await press(page, 'Capture payment')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Capture payment' }).click()
  await done(page, 'Done for 2 rows.')

  await selectAll(page)
  await press(page, 'Fulfill')
  const dialog = page.getByRole('dialog', { name: 'Fulfill 2 orders' })
  await dialog.getByRole('button', { name: /Location/ }).click()
  await page.getByRole('option', { name: 'Hamburg warehouse' }).click()
  await expectNoFindingsInBothSchemes(page)
  await dialog.getByRole('button', { name: 'Fulfill' }).click()
  await press(page, 'Send now')
  await expect(page.getByText('Fulfilled', { exact: true })).toHaveCount(2)

  await selectAll(page)
  await press(page, 'Mark as shipped')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click()
  await press(page, 'Send now')
  await expect(page.getByText('Shipped', { exact: true })).toHaveCount(2)

  await selectAll(page)
  await press(page, 'Capture payment')
  await expect(page.getByText('already paid')).toHaveCount(2)
  await press(page, 'Mark as completed')
  await expect(page.getByText('already paid')).toHaveCount(0)
  for (const { id } of orders)
    await expect
      .poll(() => orderOf(page, stack, id))
      .toMatchObject({
        status: 'completed',
        payment_status: 'captured',
        fulfillment_status: 'shipped',
      })

  await selectAll(page)
  await press(page, 'Archive')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  for (const { id } of orders)
    await expect.poll(async () => (await orderOf(page, stack, id)).status).toBe('archived')
})

test('two orders get the same note, and are printed as slips and as a pick list', async ({ page, stack }) => {
  const email = `note${Date.now()}@example.com`
  await signIn(page, stack, '/a/orders')
  const orders = [await buy(page, stack, email), await buy(page, stack, email)]
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto(`${stack.urls.admin}/a/orders?email=${email}`)
  await selectAll(page)
  await press(page, 'Add note')
  const dialog = page.getByRole('dialog', { name: 'Add a note to 2 orders' })
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Gift wrap')
  await expectNoFindingsInBothSchemes(page)
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await done(page, 'Done for 2 rows.')
  for (const { id } of orders) {
    const answer = await page.request.get(`${stack.urls.backend}/admin/notes?resource_id=${id}`)
    expect((await answer.json()).notes).toMatchObject([{ value: 'Gift wrap', resource_type: 'order' }])
  }

  const sheets = page.locator('body > div > article')
  await selectAll(page)
  await press(page, 'Packing slips')
  await expect(sheets).toHaveCount(2)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(sheets).toHaveCount(0)
  await press(page, 'Pick list')
  await expect(sheets.first()).toContainText('Pick list')
  for (const { display_id } of orders) await expect(sheets.first()).toContainText(`#${display_id}`)
})

/** A currency with more orders than a page shows, and their ids. */
async function manyOrders(page: Page, stack: Stack) {
  for (const currency of ['krw', 'kwd', 'jpy', 'chf', 'gbp', 'usd']) {
    const path = `/admin/orders?currency_code=${currency}&limit=100&fields=id&expand=`
    const answer = await page.request.get(`${stack.urls.backend}${path}`)
    const { orders, count } = (await answer.json()) as { orders: { id: string }[]; count: number }
    if (count > 20 && count <= 100) return { currency, ids: orders.map(({ id }) => id) }
  }
  throw new Error('No currency has more orders than a page')
}

test('all orders that match get a note, also those of other pages', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const { currency, ids } = await manyOrders(page, stack)
  await page.goto(`${stack.urls.admin}/a/orders?currency_code=${currency}`)
  await expect(page.getByText(`1–20 of ${ids.length}`)).toBeVisible()
  await selectAll(page)
  await press(page, `Select all ${ids.length}`)
  await press(page, 'Add note')
  const dialog = page.getByRole('dialog', { name: `Add a note to ${ids.length} orders` })
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Customs form changed')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await done(page, `Done for ${ids.length} rows.`)
  for (const id of ids) {
    const answer = await page.request.get(`${stack.urls.backend}/admin/notes?resource_id=${id}`)
    const { notes } = (await answer.json()) as { notes: { value: string }[] }
    expect(notes.filter(({ value }) => value === 'Customs form changed')).toHaveLength(1)
  }
})

test('canceling all orders that match is stopped while it waits, and nothing is canceled', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/orders')
  const { currency, ids } = await manyOrders(page, stack)
  const statuses = async () => {
    const query = `currency_code=${currency}&limit=100&fields=id,status`
    const answer = await page.request.get(`${stack.urls.backend}/admin/orders?${query}`)
    return ((await answer.json()) as { orders: { id: string; status: string }[] }).orders
  }
  const before = await statuses()
  await page.goto(`${stack.urls.admin}/a/orders?currency_code=${currency}`)
  await expect(page.getByText(`1–20 of ${ids.length}`)).toBeVisible()
  await selectAll(page)
  await press(page, `Select all ${ids.length}`)
  await press(page, 'Cancel order')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  const waiting = page.getByRole('region', { name: 'Waits to be sent' })
  await expect(waiting).toBeVisible()
  await press(page, 'Stop')
  await done(page, 'Stopped in time. Nothing was sent, and no order was changed.')
  await expect(waiting).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cancel order', exact: true })).toBeEnabled()
  expect(await statuses()).toEqual(before)
})

test('the list is narrowed to a customer who is searched, and a link to it names the customer', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/orders')
  const email = `narrowed${Date.now()}@example.com`
  const { display_id } = await buy(page, stack, email)
  await press(page, 'Add filter')
  await page.getByRole('menuitem', { name: 'Customer', exact: true }).click()
  const editor = page.getByRole('dialog', { name: 'Customer' })
  await expect(editor.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type(email)
  await expect(editor.getByRole('option')).toHaveCount(1)
  await expectNoFindingsInBothSchemes(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(editor).toBeHidden()
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await expect(page.getByRole('link', { name: `#${display_id}` })).toBeVisible()
  const chip = page.getByRole('button', { name: `Customer: ${email}` })
  await expect(chip).toBeVisible()
  await page.reload()
  await expect(chip).toBeVisible()
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await press(page, 'Remove the filter “Customer”')
  await expect(page.getByText('1–1 of 1')).toBeHidden()
  await expect(page).not.toHaveURL(/customer_id/)
})

test('an order is canceled from its menu', async ({ page, stack }) => {
  await signIn(page, stack, '/a/orders')
  const { id, display_id } = await buy(page, stack, 'cancel@example.com')
  const { cart_id } = await orderOf(page, stack, id)
  await page.goto(`${stack.urls.admin}/a/orders?cart_id=${cart_id}`)
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  const cancel = async () => {
    await press(page, `Actions for “#${display_id}”`)
    await page.getByRole('menuitem', { name: 'Cancel order' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(`#${display_id}`)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  }
  await cancel()
  const waiting = page.getByRole('region', { name: 'Waits to be sent' })
  await expect(waiting).toContainText('Cancel order (1)')
  await waiting.getByRole('button', { name: 'Undo' }).click()
  await expect(waiting).toBeHidden()
  expect(await orderOf(page, stack, id)).toMatchObject({ status: 'pending' })

  await cancel()
  await expect(waiting).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await done(page, 'Done for 1 row.')
  expect(await orderOf(page, stack, id)).toMatchObject({ status: 'canceled', payment_status: 'canceled' })
})

test('orders are shipped with tracking numbers that were pasted, after a check', async ({ page, stack }) => {
  await signIn(page, stack, '/a/orders')
  const email = `tracking${Date.now()}@example.com`
  const [first, second] = [await buy(page, stack, email), await buy(page, stack, email)]
  await page.getByRole('link', { name: 'Enter tracking numbers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tracking numbers' })).toBeVisible()
  const lines = [
    'Order\tTracking',
    `#${first.display_id}\tDE100`,
    `${first.display_id}\tDE101`,
    `${second.display_id}\tDE200`,
    '999999\tDE300',
    'no number',
  ]
  await page.getByRole('textbox', { name: 'One order per line' }).fill(lines.join('\n'))
  await expect(page.getByText(/^Line 6 has no order number/)).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await press(page, 'Check 3 orders')
  const rows = page.getByRole('table', { name: 'Order by order' })
  await expect(rows.getByText('Will be fulfilled and shipped')).toHaveCount(2)
  await expect(rows.getByRole('row', { name: /#999999/ })).toContainText('No order has this number')
  expect((await orderOf(page, stack, first.id)).fulfillment_status).toBe('not_fulfilled')

  await page.getByRole('button', { name: /Location/ }).click()
  await page.getByRole('option', { name: 'Hamburg warehouse' }).click()
  await expectNoFindingsInBothSchemes(page)
  await press(page, 'Ship 2 orders')
  await press(page, 'Undo')
  await expect(page.getByRole('region', { name: 'Waits to be sent' })).toBeHidden()
  await page.getByRole('button', { name: /Location/ }).click()
  await page.getByRole('option', { name: 'Hamburg warehouse' }).click()
  await press(page, 'Ship 2 orders')
  await expectNoFindingsInBothSchemes(page)
  await press(page, 'Send now')
  await expect(rows.getByText('Shipped', { exact: true })).toHaveCount(2)
  const { fulfillment_status, fulfillments } = await orderOf(page, stack, first.id)
  expect(fulfillment_status).toBe('shipped')
  expect(
    fulfillments.flatMap(({ tracking_links }) =>
      tracking_links.map(({ tracking_number }) => tracking_number),
    ),
  ).toEqual(['DE100', 'DE101'])

  await press(page, 'Enter more numbers')
  await page.getByRole('textbox', { name: 'One order per line' }).fill(`${first.display_id};DE101`)
  await press(page, 'Check 1 order')
  await expect(rows).toContainText('Has this tracking number already')
  await expect(page.getByRole('button', { name: 'Ship 0 orders' })).toBeDisabled()
})

test('new orders are announced, and shown without a reload', async ({ page, stack }) => {
  await page.clock.install()
  await signIn(page, stack, '/a/orders')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  const { display_id } = await buy(page, stack, 'fresh@example.com')
  await page.clock.fastForward(31_000)
  await expect(page.getByText('1 new order')).toBeVisible()
  await press(page, 'Show')
  await expect(page.getByRole('link', { name: `#${display_id}` })).toBeVisible()
  await expect(page.getByText('1 new order')).toBeHidden()
})

test('a view shows as many orders as its tab says, and every column can be shown', async ({
  page,
  stack,
}) => {
  const columns =
    'status,email,channel,currency,country,address,recipient,street,postalCode,city,province,phone,pieces,discounts,subtotal,shipping,discount,giftCard,tax,refunded,id'
  await signIn(page, stack, `/a/orders?columns=${columns}`)
  const headers =
    'E-mail,Sales channel,Currency,Country,Shipping address,Recipient,Street and number,Postal code,City,Province,Phone,Pieces,Discount codes,Subtotal,Shipping,Discount,Gift card,Tax,Refunded,Order ID'
  for (const name of headers.split(','))
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Online shop' }).first()).toBeVisible()
  await expect(page.getByText(/extensions add is incomplete/)).toBeHidden()
  const views = page.getByRole('navigation', { name: 'Views' })
  await expect(views.getByRole('link', { name: /^Open drafts \(\d+\)$/ })).toBeVisible()
  const awaited = views.getByRole('link', { name: /^Returns to receive \(\d+\)$/ })
  const announced = /\d+/.exec((await awaited.textContent()) ?? '')?.[0]
  await awaited.click()
  await expect(page.getByText(new RegExp(`of ${announced}$`))).toBeVisible()
  await page.goBack()

  const view = page.getByRole('link', { name: /^To ship \(\d+\)$/ })
  const count = /\d+/.exec((await view.textContent()) ?? '')?.[0]
  await view.click()
  await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible()

  await page.getByRole('link', { name: /^Late \(\d+\)$/ }).click()
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending')

  await page.goto(`${stack.urls.admin}/a/orders?currency_code=kwd&columns=currency`)
  await expect(page.getByRole('cell', { name: 'KWD' }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'EUR' })).toHaveCount(0)
})

test('orders older than some days are a view that moves on, and are downloaded as they are shown', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/orders?payment_status=awaiting')
  await press(page, 'Add filter')
  await page.getByRole('menuitem', { name: 'Date', exact: true }).click()
  const editor = page.getByRole('dialog', { name: 'Date' })
  await editor.getByRole('spinbutton', { name: 'Days' }).fill('30')
  await expectNoFindingsInBothSchemes(page)
  await editor.getByRole('button', { name: 'Older than 30 days' }).click()
  await expect(page.getByRole('button', { name: 'Date: Older than 30 days' })).toBeVisible()
  const before = new Date()
  before.setUTCHours(0, 0, 0, 0)
  before.setUTCDate(before.getUTCDate() - 29)
  const query = `payment_status[]=awaiting&limit=100&created_at[lt]=${before.toISOString()}`
  const answer = await page.request.get(`${stack.urls.backend}/admin/orders?${query}`)
  const { orders, count } = (await answer.json()) as { orders: { display_id: number }[]; count: number }
  expect(count).toBeGreaterThan(0)
  await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible()

  const download = page.waitForEvent('download')
  await press(page, 'Download these rows as CSV')
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.match(/#\d+/g)?.toSorted()).toEqual(orders.map(({ display_id }) => `#${display_id}`).toSorted())

  await press(page, 'Save view')
  await page.getByRole('dialog').getByRole('textbox').fill('Left behind')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.goto(`${stack.urls.admin}/a/orders`)
  await page.getByRole('link', { name: 'Left behind' }).click()
  await expect(page).toHaveURL(/created_at=\.\.30d/)
  await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible()
})

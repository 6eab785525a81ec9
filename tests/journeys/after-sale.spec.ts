import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'

interface Item {
  id: string
  title: string
  quantity: number
  returned_quantity: number | null
  refundable: number
}

interface Order {
  id: string
  display_id: number
  total: number
  refunded_total: number
  items: Item[]
  returns: { id: string; status: string; refund_amount: number; items: { reason_id: string | null }[] }[]
  swaps: {
    id: string
    canceled_at: string | null
    additional_items: Item[]
    return_order: { status: string }
  }[]
  claims: {
    type: string
    fulfillment_status: string
    claim_items: { reason: string; note: string | null; images: { url: string }[] }[]
  }[]
}

const admin = (page: Page, stack: Stack) => {
  const url = (path: string) => `${stack.urls.backend}/admin${path}`
  return {
    get: async <Answer>(path: string) => (await (await page.request.get(url(path))).json()) as Answer,
    post: async <Answer>(path: string, data: object = {}) => {
      const response = await page.request.post(url(path), { data })
      expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
      return (await response.json()) as Answer
    },
  }
}

interface Variant {
  id: string
  manage_inventory: boolean
  inventory_quantity: number
  calculated_price: number | null
  product: { title: string; is_giftcard: boolean }
}

const REGIONS: Readonly<Record<string, string>> = { eur: 'Europe', jpy: 'Japan' }

/** A paid order of four pieces of one variant and two of another, and a location that stocks the first. */
async function placeOrder(page: Page, stack: Stack, currency = 'eur') {
  const { get, post } = admin(page, stack)
  const { regions } = await get<{ regions: { id: string; name: string; countries: { iso_2: string }[] }[] }>(
    '/regions?limit=50',
  )
  const region = regions.find(({ name }) => name === REGIONS[currency])
  const options = await get<{ shipping_options: { id: string; name: string }[] }>(
    `/shipping-options?region_id=${region?.id}&is_return=false`,
  )
  const { variants } = await get<{ variants: Variant[] }>(`/variants?region_id=${region?.id}&limit=100`)
  const sellable = variants.filter(
    (one) =>
      one.calculated_price && one.manage_inventory && one.inventory_quantity > 5 && !one.product.is_giftcard,
  )
  const [goods] = sellable
  const more = sellable.find(({ product }) => product.title !== goods?.product.title)
  const address = {
    first_name: 'Ada',
    last_name: 'Byron',
    address_1: '1 Harbour Road',
    city: 'Harbour',
    postal_code: '10115',
    country_code: region?.countries[0]?.iso_2,
  }
  const { draft_order } = await post<{ draft_order: { id: string } }>('/draft-orders', {
    email: 'ada.returns@example.com',
    region_id: region?.id,
    items: [
      { variant_id: goods?.id, quantity: 4 },
      { variant_id: more?.id, quantity: 2 },
    ],
    shipping_methods: [{ option_id: options.shipping_options.find(({ name }) => name === 'Standard')?.id }],
    shipping_address: address,
    billing_address: address,
    no_notification_order: true,
  })
  const { order } = await post<{ order: Order }>(`/draft-orders/${draft_order.id}/pay`)
  const stocked = await get<{ variant: { inventory: { location_levels: { location_id: string }[] }[] } }>(
    `/variants/${goods?.id}/inventory`,
  )
  const { stock_locations } = await get<{ stock_locations: { id: string; name: string }[] }>(
    '/stock-locations',
  )
  const levels = stocked.variant.inventory.flatMap(({ location_levels }) => location_levels)
  const location = stock_locations.find(({ id }) => levels.some(({ location_id }) => location_id === id))
  const line = order.items.find(({ quantity }) => quantity === 4)
  if (!line || !location) throw new Error('No order, or no location that stocks its goods')
  return { id: order.id, number: order.display_id, line, location: location.name }
}

async function packOrder(page: Page, stack: Stack, currency?: string) {
  const order = await placeOrder(page, stack, currency)
  const { post, get } = admin(page, stack)
  const { order: placed } = await get<{ order: Order }>(`/orders/${order.id}`)
  const items = placed.items.map(({ id, quantity }) => ({ item_id: id, quantity }))
  await post(`/orders/${order.id}/fulfillment`, { items, no_notification: true })
  return order
}

const saved = async (page: Page, stack: Stack, id: string) =>
  (await admin(page, stack).get<{ order: Order }>(`/orders/${id}`)).order

const card = (page: Page) => page.getByRole('region', { name: 'Returns and changes' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function start(page: Page, stack: Stack, id: string, action: string) {
  await page.goto(`${stack.urls.admin}/a/orders/${id}`)
  await card(page).getByRole('button', { name: 'Return or change' }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await expect(dialog(page, action)).toBeVisible()
  return dialog(page, action)
}

const lineOf = (within: ReturnType<typeof dialog>, title: string) =>
  within.getByRole('group', { name: title, exact: true }).first()

async function choose(page: Page, within: ReturnType<typeof dialog>, field: string, option: string | RegExp) {
  await within.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Presses the button of what waits, so that it is sent at once. */
async function sendNow(page: Page) {
  const waiting = page.getByRole('region', { name: 'Waits to be sent' })
  await waiting.getByRole('button', { name: 'Send now' }).click()
  await expect(waiting).toBeHidden()
}

/** The name of the sales channel that an order's exchange is settled in. */
async function channelOfExchange(page: Page, stack: Stack, id: string) {
  const { get } = admin(page, stack)
  const [swap] = (await saved(page, stack, id)).swaps
  const { swap: made } = await get<{ swap: { cart: { sales_channel_id: string } } }>(`/swaps/${swap?.id}`)
  const { sales_channels } = await get<{ sales_channels: { id: string; name: string }[] }>('/sales-channels')
  return sales_channels.find((channel) => channel.id === made.cart.sales_channel_id)?.name
}

async function addVariant(page: Page, within: ReturnType<typeof dialog>, search: string) {
  await within.getByRole('button', { name: 'Add variants' }).click()
  const picker = dialog(page, 'Choose variants')
  await picker.getByRole('searchbox', { name: 'Search variants' }).fill(search)
  await picker
    .getByRole('checkbox', { name: new RegExp(search) })
    .first()
    .check()
  await picker.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(picker).toBeHidden()
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

test('an edit is requested, paid and confirmed; a cheaper one says what is to be refunded', async ({
  page,
  stack,
}) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const { id, line } = await placeOrder(page, stack)
  const before = (await saved(page, stack, id)).total
  const edit = await start(page, stack, id, 'Edit order')
  await lineOf(edit, line.title)
    .getByRole('button', { name: /^Increase/ })
    .click()
  await expect(edit.getByText('Customer pays')).toBeVisible()
  await edit.getByRole('button', { name: 'Request confirmation' }).click()
  await expect(edit).toBeHidden()
  for (const name of ['Mark as paid', 'Confirm for the customer']) {
    await card(page).getByRole('button', { name }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(card(page).getByRole('button', { name })).toBeHidden()
  }
  const dearer = await saved(page, stack, id)
  expect(dearer.total).toBeGreaterThan(before)
  expect(dearer.items.find(({ title }) => title === line.title)?.quantity).toBe(5)

  const cheaper = await start(page, stack, id, 'Edit order')
  await lineOf(cheaper, line.title)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(cheaper.getByText('Customer gets back')).toBeVisible()
  await cheaper.getByText('Change at once').click()
  await cheaper.getByRole('button', { name: 'Change order' }).click()
  await expect(cheaper).toBeHidden()
  await expect(card(page)).toContainText('to refund')
  const after = await saved(page, stack, id)
  expect(after.items.map(({ title }) => title)).not.toContain(line.title)
  expect(after.total).toBeLessThan(before)
})

test('an edit is requested with what was added last, its link is copied, and it is withdrawn', async ({
  page,
  stack,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, stack, '/a/settings/store')
  const template = page.getByRole('textbox', { name: 'Link of order edits' })
  const setTemplate = async (text: string) => {
    await template.fill(text)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  }
  await setTemplate(`${stack.urls.shop}/order-edits/{order_edit_id}`)
  const { id } = await placeOrder(page, stack)
  const edit = await start(page, stack, id, 'Edit order')
  await addVariant(page, edit, 'Harbour Mug')
  await edit.getByRole('button', { name: 'Request confirmation' }).click()
  await expect(edit).toBeHidden()
  const edits = () =>
    admin(page, stack).get<{ order_edits: { id: string; status: string; changes: { type: string }[] }[] }>(
      `/order-edits?order_id=${id}`,
    )
  const [requested] = (await edits()).order_edits
  expect(requested).toMatchObject({ status: 'requested', changes: [{ type: 'item_add' }] })

  await card(page).getByRole('button', { name: 'Copy customer’s link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${stack.urls.shop}/order-edits/${requested?.id}`)
  await card(page).getByRole('button', { name: 'Withdraw edit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw edit' }).click()
  await expect(status(page, 'Edit withdrawn')).toBeVisible()
  expect((await edits()).order_edits).toMatchObject([{ status: 'canceled' }])

  await page.goto(`${stack.urls.admin}/a/settings/store`)
  await setTemplate('')
})

test('a line of an edit is doubled, and another one is replaced', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const { id, line } = await placeOrder(page, stack)
  const other = (await saved(page, stack, id)).items.find((item) => item.title !== line.title)?.title ?? ''
  const edit = await start(page, stack, id, 'Edit order')
  await lineOf(edit, line.title)
    .getByRole('button', { name: /^Duplicate / })
    .click()
  await expect(edit.getByRole('group', { name: line.title, exact: true })).toHaveCount(2)
  await lineOf(edit, other)
    .getByRole('button', { name: /^Replace / })
    .click()
  const picker = dialog(page, `Replace ${other}`)
  await picker.getByRole('searchbox', { name: 'Search variants' }).fill('Harbour Mug')
  await picker
    .getByRole('checkbox', { name: /Harbour Mug/ })
    .first()
    .check()
  await picker.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(picker).toBeHidden()
  await expect(edit.getByText('Removed', { exact: true })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await edit.getByText('Change at once').click()
  await edit.getByRole('button', { name: 'Change order' }).click()
  await expect(edit).toBeHidden()
  const titles = (await saved(page, stack, id)).items.map(({ title, quantity }) => `${quantity} ${title}`)
  expect(titles.toSorted()).toEqual([`2 Harbour Mug`, `4 ${line.title}`, `4 ${line.title}`].toSorted())
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in returns, ${colorScheme}`, async ({ page, stack }) => {
    test.slow()
    await page.emulateMedia({ colorScheme })
    await signIn(page, stack, '/a/returns')
    await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible()
    const findings = async () => {
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page }).analyze()
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
    expect(await findings()).toEqual([])
    const { id, line } = await packOrder(page, stack)
    for (const action of ['Request return', 'Exchange goods', 'Register claim']) {
      const opened = await start(page, stack, id, action)
      await lineOf(opened, line.title)
        .getByRole('button', { name: /^Increase/ })
        .click()
      expect(await findings()).toEqual([])
    }
  })
}

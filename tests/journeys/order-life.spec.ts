import type { Locator, Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { buyInShop } from './buy-in-shop.ts'
import { expect, signIn, test } from './environment.ts'

interface Line {
  id: string
  title: string
  returned_quantity: number | null
  variant: { id: string }
}

interface Saved {
  currency_code: string
  payment_status: string
  total: number
  items: Line[]
  payments: { amount: number }[]
  refunds: { amount: number; reason: string }[]
  fulfillments: { items: { quantity: number }[] }[]
  returns: { id: string; status: string; refund_amount: number; swap_id: string | null }[]
  swaps: { return_order: { status: string }; additional_items: { title: string }[] }[]
  claims: { type: string; claim_items: { reason: string }[]; additional_items: { title: string }[] }[]
}

const read = async <Answer>(page: Page, stack: Stack, path: string): Promise<Answer> =>
  (await (await page.request.get(`${stack.urls.backend}/admin${path}`)).json()) as Answer
const saved = async (page: Page, stack: Stack, id: string) =>
  (await read<{ order: Saved }>(page, stack, `/orders/${id}`)).order

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A location that keeps the goods of a line, and how many pieces it has. */
async function stockOf(page: Page, stack: Stack, { variant }: Line) {
  const { variant: stocked } = await read<{
    variant: { inventory: { location_levels: { location_id: string; stocked_quantity: number }[] }[] }
  }>(page, stack, `/variants/${variant.id}/inventory`)
  const { stock_locations } = await read<{ stock_locations: { id: string; name: string }[] }>(
    page,
    stack,
    '/stock-locations',
  )
  const kept = stocked.inventory.flatMap(({ location_levels }) => location_levels)
  const found = stock_locations.find(({ id }) => kept.some(({ location_id }) => location_id === id))
  if (!found) throw new Error('no location keeps the goods')
  const level = kept.find(({ location_id }) => location_id === found.id)
  return { location: found.name, pieces: level?.stocked_quantity }
}

async function pack(page: Page, pieces: number): Promise<void> {
  await card(page, 'Fulfillment').getByRole('button', { name: 'Fulfill', exact: true }).click()
  const shown = page.getByRole('dialog')
  const field = shown.getByRole('group', { name: 'Items in this parcel' }).getByRole('textbox')
  await field.fill(String(pieces))
  await field.blur()
  await shown.getByRole('button', { name: 'Fulfill', exact: true }).click()
  await expect(shown).toBeHidden()
  const waiting = card(page, 'Waits to be sent')
  await waiting.getByRole('button', { name: 'Send now' }).click()
  await expect(waiting).toBeHidden()
}

async function start(page: Page, action: string): Promise<Locator> {
  await card(page, 'Returns and changes').getByRole('button', { name: 'Return or change' }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(dialog(page, action)).toBeVisible()
  return dialog(page, action)
}

const oneOf = (within: Locator, title: string) =>
  within
    .getByRole('group', { name: title, exact: true })
    .first()
    .getByRole('button', { name: /^Increase/ })
    .click()

async function choose(page: Page, within: Locator, field: string, option: string | RegExp): Promise<void> {
  await within.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).first().click()
}

async function addMug(page: Page, within: Locator): Promise<void> {
  await within.getByRole('button', { name: 'Add variants' }).click()
  const picker = dialog(page, 'Choose variants')
  await picker.getByRole('searchbox', { name: 'Search variants' }).fill('Harbour Mug')
  await picker
    .getByRole('checkbox', { name: /Harbour Mug/ })
    .first()
    .check()
  await picker.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(picker).toBeHidden()
}

async function receive(page: Page, location: string, damage?: string): Promise<void> {
  await card(page, 'Returns and changes').getByRole('button', { name: 'Receive return' }).click()
  const shown = dialog(page, 'Receive return')
  await choose(page, shown, 'Goes into the stock of', location)
  if (damage !== undefined) {
    await shown.getByRole('textbox', { name: /^Damaged pieces/ }).fill('1')
    await shown.getByRole('textbox', { name: 'Note' }).fill(damage)
  }
  await shown.getByRole('button', { name: /^Receive/ }).click()
  await expect(shown).toBeHidden()
}

const HAMBURG = { street: 'Hafenstraße 1', postalCode: '20457', city: 'Hamburg' }
const KYOTO = { street: '三条通 4', postalCode: '604-8005', city: '京都市' }
const KUWAIT = { street: 'شارع الخليج العربي 8', postalCode: '13001', city: 'الكويت' }

/** The refund that is typed is a quarter of the currency's unit, or 25 of a currency without smaller ones. */
const LIVES = [
  { currency: 'eur', country: 'Germany · EUR', address: HAMBURG, typed: '0.25', amount: 25 },
  { currency: 'jpy', country: 'Japan · JPY', address: KYOTO, typed: '25', amount: 25 },
  { currency: 'kwd', country: 'Kuwait · KWD', address: KUWAIT, typed: '0.250', amount: 250 },
]

for (const { currency, country, address, typed, amount } of LIVES) {
  test(`an order in ${currency} is bought in the shop, and goes through its whole life`, async ({
    page,
    stack,
  }) => {
    test.slow()
    const email = `whole.${currency}@example.com`
    await page.goto(`${stack.urls.shop}/products/wool-cushion`)
    const id = await buyInShop(page, { country, email, address, pieces: 6, payment: 'On invoice' })
    await signIn(page, stack, `/a/orders/${id}`)
    const order = () => saved(page, stack, id)
    const [line] = (await order()).items
    if (!line) throw new Error('the order has no line')
    const { location } = await stockOf(page, stack, line)

    await card(page, 'Payment').getByRole('button', { name: 'Capture payment' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Capture / })
      .click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await pack(page, 4)
    await pack(page, 2)
    const placed = await order()
    expect(placed).toMatchObject({ currency_code: currency, payment_status: 'captured' })
    expect(placed.payments).toMatchObject([{ amount: placed.total }])
    const packed = placed.fulfillments.map(({ items }) => items[0]?.quantity)
    expect(packed.toSorted()).toEqual([2, 4])

    const exchange = await start(page, 'Exchange goods')
    await oneOf(exchange, line.title)
    await addMug(page, exchange)
    await exchange.getByRole('button', { name: 'Create exchange' }).click()
    await expect(exchange).toBeHidden()
    await receive(page, location)
    expect((await order()).swaps).toMatchObject([
      { return_order: { status: 'received' }, additional_items: [{ title: 'Harbour Mug' }] },
    ])

    const request = await start(page, 'Request return')
    await oneOf(request, line.title)
    await request.getByRole('button', { name: 'Request return' }).click()
    await expect(request).toBeHidden()
    const { pieces } = await stockOf(page, stack, line)
    await receive(page, location, 'Chipped rim')
    await expect(card(page, 'Timeline')).toContainText('Chipped rim')
    await expect.poll(async () => (await stockOf(page, stack, line)).pieces).toBe(pieces)
    const returned = await order()
    const back = returned.returns.find(({ swap_id }) => swap_id === null)
    expect(back?.status).toBe('received')
    expect(returned.refunds).toMatchObject([{ amount: back?.refund_amount, reason: 'return' }])
    expect(returned.items.find((item) => item.id === line.id)?.returned_quantity).toBe(2)

    const claim = await start(page, 'Register claim')
    await oneOf(claim, line.title)
    await choose(page, claim, 'Reason', 'Faulty')
    await addMug(page, claim)
    await choose(page, claim, 'Delivery', /^Standard/)
    await claim.getByRole('button', { name: 'Register claim' }).click()
    await expect(claim).toBeHidden()
    expect((await order()).claims).toMatchObject([
      { type: 'replace', claim_items: [{ reason: 'production_failure' }] },
    ])

    const edit = await start(page, 'Edit order')
    await addMug(page, edit)
    await expect(edit.getByText('Customer pays')).toBeVisible()
    await edit.getByText('Change at once').click()
    await edit.getByRole('button', { name: 'Change order' }).click()
    await expect(edit).toBeHidden()
    const edited = await order()
    const { order_edits } = await read<{ order_edits: { status: string }[] }>(
      page,
      stack,
      `/order-edits?order_id=${id}`,
    )
    expect(order_edits).toMatchObject([{ status: 'confirmed' }])
    expect(edited.total).toBeGreaterThan(placed.total)

    await card(page, 'Payment').getByRole('button', { name: 'Refund', exact: true }).first().click()
    const refund = dialog(page, 'Refund a payment')
    await refund.getByRole('textbox', { name: /^Amount/ }).fill(typed)
    await refund.getByRole('button', { name: 'Refund' }).click()
    await expect(refund).toBeHidden()
    const amounts = (await order()).refunds.map((made) => made.amount)
    expect(amounts.toSorted()).toEqual([amount, back?.refund_amount].toSorted())
  })
}

import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { staff } from '../accounts.mts'
import { findFreePort } from '../postgres/free-port.mts'
import { removeDataFolder } from '../postgres/postgres-folder.mts'
import { Api, type Row } from '../seed/api.mts'
import { startStore, type RunningStore } from '../start-store.mts'

const dataFolder = mkdtempSync(join(tmpdir(), 'stoa-providers-'))
let store: RunningStore
let api: Api
let visitor: Api
let region: string
let variant: string
const shipping: Record<string, string> = {}

before(async () => {
  store = await startStore({ port: await findFreePort(), dataFolder, database: 'keep' }, () => undefined)
  visitor = new Api(store.url)
  api = await visitor.signIn('admin', staff)
  const made = await api.post<{ region: Row }>('/admin/regions', {
    name: 'Iceland',
    currency_code: 'eur',
    tax_rate: 0,
    countries: ['is'],
    payment_providers: ['manual', 'test-pay'],
    fulfillment_providers: ['manual', 'test-post'],
  })
  region = made.region.id
  const { shipping_profiles } = await api.get<{ shipping_profiles: (Row & { type: string })[] }>(
    '/admin/shipping-profiles',
  )
  const profile_id = shipping_profiles.find(({ type }) => type === 'default')?.id
  for (const [id, price_type] of [
    ['test-post-flat', 'flat_rate'],
    ['test-post-by-piece', 'calculated'],
  ]) {
    const { shipping_option } = await api.post<{ shipping_option: Row }>('/admin/shipping-options', {
      name: id,
      region_id: region,
      profile_id,
      provider_id: 'test-post',
      price_type,
      data: { id },
      ...(price_type === 'flat_rate' && { amount: 500 }),
    })
    shipping[id ?? ''] = shipping_option.id
  }
  const { variants } = await api.get<{ variants: (Row & { inventory_quantity: number })[] }>(
    '/admin/variants?limit=50',
  )
  variant = variants.find(({ inventory_quantity }) => inventory_quantity > 50)?.id ?? ''
})

after(async () => {
  await store.stop()
  removeDataFolder(dataFolder)
})

interface Parcel extends Row {
  data: { tracking_number: string; tracking_url: string }
}

interface Order extends Row {
  email: string
  total: number
  payment_status: string
  fulfillment_status: string
  items: Row[]
  payments: { provider_id: string; captured_at: string | null }[]
  shipping_methods: { price: number }[]
  fulfillments: Parcel[]
}

interface Answer {
  type: 'order' | 'cart'
  payment_status?: string
  data: Order
}

interface Basket {
  email: string
  option?: string
  quantity?: number
  postal_code?: string
}

/** A cart with everything but the payment's authorization. */
async function fill({ email, option = 'test-post-flat', quantity = 1, postal_code = '101' }: Basket) {
  const address = {
    first_name: 'Ann',
    last_name: 'Day',
    address_1: 'Skip 1',
    city: 'Vik',
    country_code: 'is',
  }
  const { cart } = await visitor.post<{ cart: Row }>('/store/carts', {
    region_id: region,
    country_code: 'is',
    items: [{ variant_id: variant, quantity }],
  })
  await visitor.post(`/store/carts/${cart.id}`, { email, shipping_address: { ...address, postal_code } })
  await visitor.post(`/store/carts/${cart.id}/shipping-methods`, { option_id: shipping[option] })
  await visitor.post(`/store/carts/${cart.id}/payment-sessions`)
  await visitor.post(`/store/carts/${cart.id}/payment-session`, { provider_id: 'test-pay' })
  return cart.id
}

const complete = (cart: string) => visitor.post<Answer>(`/store/carts/${cart}/complete`)

async function buy(basket: Basket): Promise<Order> {
  const { type, data } = await complete(await fill(basket))
  assert.equal(type, 'order')
  return read(data.id)
}

async function read(id: string): Promise<Order> {
  const expand = 'items,payments,shipping_methods,fulfillments'
  return (await api.get<{ order: Order }>(`/admin/orders/${id}?expand=${expand}`)).order
}

test('test-pay authorizes, captures and refunds', async () => {
  const { id, total, payments } = await buy({ email: 'ann@example.com' })
  assert.equal(payments[0]?.provider_id, 'test-pay')
  await api.post(`/admin/orders/${id}/capture`)
  await api.post(`/admin/orders/${id}/refund`, { amount: total, reason: 'other' })
  assert.equal((await read(id)).payment_status, 'refunded')
})

test('a payment that requires more becomes an order once it is confirmed', async () => {
  const cart = await fill({ email: 'ann+requires_more@example.com' })
  const { type, payment_status } = await complete(cart)
  assert.deepEqual({ type, payment_status }, { type: 'cart', payment_status: 'requires_more' })
  const { payment_sessions } = (
    await visitor.get<{
      cart: { payment_sessions: { provider_id: string; data: { confirm_url: string } }[] }
    }>(`/store/carts/${cart}`)
  ).cart
  const bank = payment_sessions.find(({ provider_id }) => provider_id === 'test-pay')?.data.confirm_url ?? ''
  assert.match(await (await fetch(bank)).text(), /<button>Confirm payment/)
  assert.match(await (await fetch(bank, { method: 'POST' })).text(), /payment-confirmed/)
  assert.equal((await complete(cart)).type, 'order')
})

test('a refused payment leaves the cart, which another outcome settles', async () => {
  const cart = await fill({ email: 'ann+refused@example.com' })
  await assert.rejects(complete(cart), /400: .*The bank refused the payment/)
  await visitor.post(`/store/carts/${cart}/payment-sessions/test-pay`, { data: { outcome: 'authorized' } })
  assert.equal((await complete(cart)).type, 'order')
})

test('a capture that fails leaves the payment in need of action', async () => {
  const { id } = await buy({ email: 'ann+capture_fails@example.com' })
  await api.post(`/admin/orders/${id}/capture`).catch(() => undefined)
  const { payment_status, payments } = await read(id)
  assert.deepEqual(
    { payment_status, captured_at: payments[0]?.captured_at },
    { payment_status: 'requires_action', captured_at: null },
  )
})

test('a refund that fails refunds nothing and says why', async () => {
  const { id } = await buy({ email: 'ann+refund_fails@example.com' })
  await api.post(`/admin/orders/${id}/capture`)
  await assert.rejects(
    api.post(`/admin/orders/${id}/refund`, { amount: 1, reason: 'other' }),
    /400: .*The account of the buyer is closed/s,
  )
  assert.equal((await read(id)).payment_status, 'captured')
})

test('test-post computes postage by the number of pieces', async () => {
  const { shipping_methods } = await buy({
    email: 'ann@example.com',
    option: 'test-post-by-piece',
    quantity: 3,
  })
  assert.equal(shipping_methods[0]?.price, 800)
})

const pack = ({ id, items }: Order) =>
  api.post<{ order: Order }>(`/admin/orders/${id}/fulfillment?expand=fulfillments`, {
    items: items.map((item) => ({ item_id: item.id, quantity: 1 })),
  })

test('test-post gives a parcel a number, and a link that shows where it is', async () => {
  const order = await buy({ email: 'ann@example.com' })
  await pack(order)
  const [parcel] = (await read(order.id)).fulfillments
  assert.match(parcel?.data.tracking_number ?? '', /^TP\d{9}$/)
  const page = await fetch(parcel?.data.tracking_url ?? '')
  assert.equal(page.status, 200)
  assert.match(await page.text(), /<time datetime=/)
})

test('test-post refuses an address that it does not deliver to', async () => {
  const order = await buy({ email: 'ann@example.com', postal_code: '00000' })
  await assert.rejects(pack(order), /400: .*does not deliver to 00000/)
  assert.equal((await read(order.id)).fulfillment_status, 'not_fulfilled')
})

interface Mail extends Row {
  to: string
  event_name: string
  resource_id: string
  parent_id: string | null
}

const mailAbout = async (order: string) =>
  (await visitor.get<{ mail: Mail[] }>('/development/mail')).mail.filter(
    ({ resource_id }) => resource_id === order,
  )

test('test-mail keeps what the buyer would receive, and sends it again to another address', async () => {
  const order = await buy({ email: 'ann+mail@example.com' })
  // The event bus may keep events for three seconds.
  const deadline = Date.now() + 8000
  let mail = await mailAbout(order.id)
  while (mail.length === 0 && Date.now() < deadline) mail = await mailAbout(order.id)
  assert.deepEqual(
    mail.map(({ to, event_name }) => [to, event_name]),
    [['ann+mail@example.com', 'order.placed']],
  )
  await api.post(`/admin/notifications/${mail[0]?.id}/resend`, { to: 'bo@example.com' })
  const again = (await mailAbout(order.id)).find(({ parent_id }) => parent_id !== null)
  assert.deepEqual([again?.to, again?.parent_id], ['bo@example.com', mail[0]?.id])
  const page = await fetch(`${store.url}/development/mail`, { headers: { accept: 'text/html' } })
  assert.match(await page.text(), /sent again/)
})

test('test-app leads back with a code, which the store exchanges for a token', async () => {
  const { headers } = await fetch(`${store.url}/development/app`, { redirect: 'manual' })
  const { pathname, searchParams } = new URL(headers.get('location') ?? '')
  assert.equal(pathname, '/a/oauth/test-app')
  const { code, state } = Object.fromEntries(searchParams)
  const authorize = (of: object) =>
    api.post<{ apps: { data: object } }>('/admin/apps/authorizations', {
      application_name: 'test-app',
      code,
      ...of,
    })
  await assert.rejects(authorize({ state: 'another' }), /could not match state/)
  const { apps } = await authorize({ state })
  assert.deepEqual(apps.data, { state, access_token: `token for ${code}` })
})

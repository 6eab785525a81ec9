import type { Api, Row } from '../api.mts'
import type { Variant } from '../catalogue/write-catalogue.mts'
import type { Person } from '../people/write-people.mts'
import { openCodes } from '../promotions/write-discounts.mts'
import type { ShopWorld } from './shop-world.mts'

export interface Item extends Row {
  variant_id: string | null
  quantity: number
  unit_price: number
}

export interface Order extends Row {
  display_id: number
  total: number
  items: Item[]
}

export interface Basket {
  items: { variant_id: string; quantity: number; metadata?: object }[]
  shipping: string
  /** A second way of shipping, for what the first is not for. */
  alsoShipping?: string
  discounts?: string[]
  giftCard?: string
  channel?: string
  payment?: Payment
}

interface Payment {
  provider: string
  /** Goes into the payment's session. */
  data?: object
}

/** Goes through the checkout as that person would. */
export async function placeOrder({ settings }: ShopWorld, person: Person, basket: Basket): Promise<Order> {
  const region = settings.regions[person.market]
  const { cart } = await person.api.post<{ cart: Row }>('/store/carts', {
    region_id: region.id,
    country_code: person.address.country_code,
    sales_channel_id: basket.channel ?? settings.channels.shop,
    items: basket.items.filter(({ metadata }) => !metadata),
  })
  for (const item of basket.items.filter(({ metadata }) => metadata))
    await person.api.post(`/store/carts/${cart.id}/line-items`, item)
  await person.api.post(`/store/carts/${cart.id}`, {
    email: person.email,
    shipping_address: person.address,
    billing_address: person.address,
    ...(basket.discounts && { discounts: basket.discounts.map((code) => ({ code })) }),
    ...(basket.giftCard && { gift_cards: [{ code: basket.giftCard }] }),
  })
  if (basket.alsoShipping)
    await person.api.post(`/store/carts/${cart.id}/shipping-methods`, {
      option_id: region.shipping[basket.alsoShipping],
    })
  return checkOut(person.api, cart.id, region.shipping[basket.shipping] ?? '', basket.payment)
}

/** Pays for a cart that has everything but a shipping method. */
export async function checkOut(
  api: Api,
  cart: string,
  shippingOption: string,
  payment: Payment = { provider: 'manual' },
): Promise<Order> {
  const path = `/store/carts/${cart}`
  await api.post(`${path}/shipping-methods`, { option_id: shippingOption })
  const { cart: priced } = await api.post<{ cart: { payment_sessions: object[] } }>(
    `${path}/payment-sessions`,
  )
  // The store chooses an only provider by itself.
  if (priced.payment_sessions.length > 1)
    await api.post(`${path}/payment-session`, { provider_id: payment.provider })
  if (payment.data) await api.post(`${path}/payment-sessions/${payment.provider}`, { data: payment.data })
  const { type, data } = await api.post<{ type: string; data: Order }>(`/store/carts/${cart}/complete`)
  if (type === 'cart') throw new Error(`The cart ${cart} was not paid.`)
  return data
}

/** What a shopper of that market might buy today. */
export function fillBasket(world: ShopWorld, person: Person): Basket {
  const { random, settings } = world
  const wholesale = person.market === 'eu' && random.chance(0.09)
  const count = random.pick([1, 1, 1, 2, 2, 3, 4])
  return {
    items: random.sample(sellable(world, wholesale), count).map(({ id }) => ({
      variant_id: id,
      quantity: wholesale ? random.pick([6, 12]) : random.pick([1, 1, 1, 2, 2, 4]),
    })),
    shipping: random.chance(0.22) ? 'Express' : 'Standard',
    ...(random.chance(0.16) && !wholesale && { discounts: [random.pick(openCodes)] }),
    ...(wholesale && { channel: settings.channels.wholesale }),
  }
}

/** Best sellers are in it more often. */
export function sellable({ catalogue }: ShopWorld, wholesaleOnly = false): Variant[] {
  return catalogue.products.flatMap(({ plan, variants, wholesale }) => {
    if (wholesaleOnly && !wholesale) return []
    const popular = plan.tags.includes('best seller') ? 3 : 1
    return Array.from({ length: popular }, () => variants.filter(({ plentiful }) => plentiful)).flat()
  })
}

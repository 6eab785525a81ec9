import type { Row } from '../api.mts'
import type { Person } from '../people/write-people.mts'
import { editOrder, fileClaim, requestReturn, startSwap } from './after-sales.mts'
import { OrderDesk } from './order-desk.mts'
import { placeOrder, sellable, type Basket } from './place-order.mts'
import type { ShopWorld } from './shop-world.mts'

const hour = 3_600_000

/** One order each of what is rare in a shop and hard on a page. */
export async function writeSpecialOrders(world: ShopWorld): Promise<void> {
  const { people, settings, clock } = world
  const at = (days: number) => clock.set(new Date(clock.daysAgo(days).getTime() + 9 * hour))
  const order = async (days: number, person: Person, basket: Partial<Basket>) => {
    at(days)
    const items = pieces(world, 2)
    return new OrderDesk(
      world,
      person,
      await placeOrder(world, person, { items, shipping: 'Standard', ...basket }),
    )
  }
  const deliver = async (desk: OrderDesk, days: number) => {
    await desk.capture()
    at(days)
    await desk.fulfil('all')
    await desk.ship()
  }
  const european = people.all.find(({ market, id }) => market === 'eu' && id) as Person

  const long = await order(9, longNamed(european), { items: pieces(world, 40) })
  await long.capture()

  const split = await order(11, european, {})
  await split.capture()
  await sendFromBoth(split)

  await order(13, european, { discounts: ['WELCOME10', 'FREESHIP'] })
  const { gift_card } = await world.staff.post<{ gift_card: { code: string } }>('/admin/gift-cards', {
    value: 1500,
    region_id: settings.regions.eu.id,
  })
  await order(14, european, { discounts: ['WELCOME10'], giftCard: gift_card.code })

  const giftCard = { variant_id: world.catalogue.giftCardVariants[0] ?? '', quantity: 1 }
  await order(15, european, { items: [...pieces(world, 1), giftCard], alsoShipping: 'Sent by e-mail' })

  await payInTwo(await order(16, people.shopper, {}), () => at(15))
  await sellOffDeleted(world, order)
  await refuse(world, order)

  const returned = await order(20, european, { items: pieces(world, 2) })
  await deliver(returned, 18)
  at(12)
  await claimWithPictures(returned)

  const shrunk = await order(6, european, { items: pieces(world, 3) })
  await shrunk.capture()
  await askForLess(shrunk)

  await writeShopperStory(world, order, deliver, at)
}

type PlaceOrder = (days: number, person: Person, basket: Partial<Basket>) => Promise<OrderDesk>

/** Two of each of so many different variants. */
function pieces(world: ShopWorld, count: number): Basket['items'] {
  const different = [...new Map(sellable(world).map((variant) => [variant.id, variant])).values()]
  return world.random.sample(different, count).map(({ id }) => ({ variant_id: id, quantity: 2 }))
}

function longNamed(person: Person): Person {
  const first_name = 'Maximiliane Theodora Wilhelmine'
  const last_name = 'von Hohenstein-Schwarzenberg zu Oberwaldenfels'
  const company = 'Gesellschaft für Handwerk, Hausrat und Heimtextilien mbH & Co. KG'
  const address = {
    ...person.address,
    first_name,
    last_name,
    company,
    address_2: 'Hinterhaus, 3. Stock links',
  }
  return { ...person, first_name, last_name, address }
}

/** The first line leaves from one warehouse, the second from the other. */
async function sendFromBoth(desk: OrderDesk): Promise<void> {
  const { hamburg, portland } = desk.world.settings.locations
  for (const [index, location_id] of [hamburg, portland].entries()) {
    await desk.fulfilLines(desk.lines('all').slice(index, index + 1), location_id)
    await desk.ship()
  }
}

/** A change that costs more is paid for by itself; only the first payment is captured. */
async function payInTwo(desk: OrderDesk, wait: () => void): Promise<void> {
  await desk.capture()
  wait()
  const edit = await editOrder(desk, 'requested')
  const { api } = desk.person
  const { order_edit } = await api.get<{ order_edit: { payment_collection_id: string } }>(
    `/store/order-edits/${edit}`,
  )
  const path = `/store/payment-collections/${order_edit.payment_collection_id}`
  const { payment_collection } = await api.post<{ payment_collection: { payment_sessions: Row[] } }>(
    `${path}/sessions`,
    { provider_id: 'manual' },
  )
  await api.post(`${path}/sessions/${payment_collection.payment_sessions[0]?.id}/authorize`)
  await api.post(`/store/order-edits/${edit}/complete`)
}

/** An order whose product is gone. */
async function sellOffDeleted({ staff, settings, people }: ShopWorld, order: PlaceOrder): Promise<void> {
  const buyer = people.all.find(({ market }) => market === 'eu') as Person
  const { product } = await staff.post<{ product: Row & { variants: Row[] } }>('/admin/products', {
    title: 'Last of the Enamel Jugs',
    status: 'published',
    sales_channels: [{ id: settings.channels.shop }],
    options: [{ title: 'Size' }],
    variants: [
      {
        title: 'One litre',
        sku: 'JUG-LAST',
        manage_inventory: false,
        options: [{ value: 'One litre' }],
        prices: [{ currency_code: 'eur', amount: 3900 }],
      },
    ],
  })
  const [variant] = product.variants
  const desk = await order(25, buyer, { items: [{ variant_id: variant?.id ?? '', quantity: 1 }] })
  await desk.capture()
  await staff.delete(`/admin/products/${product.id}`)
}

const payWith = (outcome: string) => ({ payment: { provider: 'test-pay', data: { outcome } } })

/** Payments by test-pay that will not be captured, or not be refunded. */
async function refuse({ people }: ShopWorld, order: PlaceOrder): Promise<void> {
  const swiss = people.all.find(({ market }) => market === 'ch') as Person
  const uncaptured = await order(5, swiss, payWith('capture_fails'))
  await uncaptured.capture()
  const unrefundable = await order(8, swiss, payWith('refund_fails'))
  await unrefundable.capture()
}

async function claimWithPictures(desk: OrderDesk): Promise<void> {
  const [first, second] = desk.order.items
  const images = ['harbour-mug.svg', 'rice-bowl.svg'].map((file) => `http://localhost:9000/pictures/${file}`)
  await desk.act('claims', {
    type: 'replace',
    claim_items: [
      { item_id: first?.id, quantity: 2, reason: 'production_failure', note: 'Both have a crack.', images },
      { item_id: second?.id, quantity: 1, reason: 'wrong_item', tags: ['colour'] },
    ],
    additional_items: [{ variant_id: first?.variant_id, quantity: 2 }],
    shipping_methods: [{ option_id: desk.region.shipping['Standard'], price: 0 }],
    shipping_address: desk.person.address,
  })
}

/** A change that the shop would owe money for: fewer of the first line, none of the second. */
async function askForLess(desk: OrderDesk): Promise<void> {
  const { staff } = desk.world
  const { order_edit } = await staff.post<{
    order_edit: Row & { items: (Row & { original_item_id: string })[] }
  }>('/admin/order-edits', { order_id: desk.order.id, internal_note: 'Has one of these already' })
  const path = `/admin/order-edits/${order_edit.id}`
  const lineOf = (index: number) =>
    order_edit.items.find(({ original_item_id }) => original_item_id === desk.order.items[index]?.id)?.id
  await staff.post(`${path}/items/${lineOf(0)}`, { quantity: 1 })
  await staff.delete(`${path}/items/${lineOf(1)}`)
  await staff.post(`${path}/request`)
}

/** Something open of each kind for the example shopper. */
async function writeShopperStory(
  { people, settings }: ShopWorld,
  order: PlaceOrder,
  deliver: (desk: OrderDesk, days: number) => Promise<void>,
  at: (days: number) => void,
): Promise<void> {
  const { shopper } = people
  const exchanged = await order(19, shopper, {})
  await deliver(exchanged, 17)
  at(10)
  await startSwap(exchanged)

  const edited = await order(4, shopper, {})
  await edited.capture()
  at(3)
  await editOrder(edited, 'requested')

  const sentBack = await order(18, shopper, {})
  await deliver(sentBack, 16)
  at(9)
  await shopper.api.post('/store/returns', {
    order_id: sentBack.order.id,
    items: sentBack
      .lines('part')
      .map((line) => ({ ...line, reason_id: settings.reasons['changed_mind'], note: 'A gift we got twice' })),
    return_shipping: { option_id: sentBack.region.shipping['Return parcel'] },
  })

  const claimed = await order(22, shopper, {})
  await deliver(claimed, 20)
  at(8)
  await fileClaim(claimed, 'replace', 'missing_item', 'The lid was not in the box.')

  const announced = await order(21, shopper, {})
  await deliver(announced, 19)
  at(7)
  await requestReturn(announced, 'part', 'too_small')

  await deliver(await order(3, shopper, {}), 2)
}

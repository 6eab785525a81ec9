import type { MorePeople } from '../people/write-more-people.mts'
import { password, type Person } from '../people/write-people.mts'
import { OrderDesk } from './order-desk.mts'
import { fillBasket, placeOrder, type Basket } from './place-order.mts'
import type { ShopWorld } from './shop-world.mts'
import { rareStories, usualStories } from './stories.mts'
import { tellStory } from './write-orders.mts'

const { completed, delivered, archived, paidLater } = usualStories
const { untouched, captured, packed, partlyShipped, twoParcels, partlyRefunded, returnRequested } =
  rareStories
const { partlyReturned, swapDone, swapOpen, claimRefund, claimReplace, packedUnpaid } = rareStories
const usual = [completed, completed, completed, delivered, delivered, archived, paidLater]
const open = [untouched, untouched, captured, captured, packed, packedUnpaid, partlyShipped, delivered]
const later = [
  twoParcels,
  partlyRefunded,
  returnRequested,
  partlyReturned,
  swapDone,
  swapOpen,
  claimRefund,
  claimReplace,
]

/** One order of each guest and of most others; the newest are still open. One of the guests opens an account later. */
export async function writeMoreOrders(world: ShopWorld, { guests, registered }: MorePeople): Promise<void> {
  const buyers = [...guests, ...registered.slice(20)]
  for (const [index, person] of buyers.entries()) {
    const fresh = index % 4 === 0
    const days = fresh ? world.random.between(1, 21) : world.random.between(22, 360)
    const { clock, random } = world
    const placed = new Date(
      clock.daysAgo(Math.min(days, person.since)).getTime() + random.between(6, 20) * 3_600_000,
    )
    const story = fresh ? random.pick(open) : random.chance(0.15) ? random.pick(later) : random.pick(usual)
    clock.set(placed)
    const order = await placeOrder(world, person, basketOf(world, person))
    await tellStory(world, new OrderDesk(world, person, order), placed, story())
    if (index % 50 === 49) console.log(`${Math.round(process.uptime())} s  order ${index + 1} of more`)
  }
  const { email, first_name, last_name } = guests[1] as Person
  world.clock.set(world.clock.daysAgo(4))
  await world.staff.post('/admin/customers', { email, first_name, last_name, password })
}

/** Codes are for the older markets; partial stories need something to divide. */
function basketOf(world: ShopWorld, person: Person): Basket {
  const { items, shipping } = fillBasket(world, person)
  const [first] = items
  if (first) first.quantity = Math.max(2, first.quantity)
  const provider = ['ch', 'kw'].includes(person.market) ? world.random.pick(['manual', 'test-pay']) : 'manual'
  return { items, shipping, payment: { provider } }
}

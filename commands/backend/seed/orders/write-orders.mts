import type { Person } from '../people/write-people.mts'
import { OrderDesk } from './order-desk.mts'
import { fillBasket, placeOrder, type Basket } from './place-order.mts'
import type { ShopWorld } from './shop-world.mts'
import { rareStories, usualStories, type Story } from './stories.mts'

const day = 86_400_000
const count = 350
/** The rare stories that happen more often than three times. */
const often: Record<string, number> = { untouched: 9, canceled: 8, partlyRefunded: 6, packed: 5, captured: 5 }
const { completed, delivered, paidLater, archived } = usualStories

/** A year of orders, oldest first, so that their numbers follow their dates. */
export async function writeOrders(world: ShopWorld): Promise<void> {
  const moments = placeInYear(world)
  const rare = assignRareStories(world, moments)
  for (const [index, placed] of moments.entries()) {
    const story =
      rare.get(index) ??
      world.random.pick([completed, completed, completed, delivered, delivered, paidLater, archived])
    await tellOrder(world, placed, story(), rare.has(index))
    if (index % 50 === 49) console.log(`${Math.round(process.uptime())} s  order ${index + 1}`)
  }
}

/** More than twice as many a day at the end of the year as at its beginning, most before the holidays, none at night. */
function placeInYear({ clock, random }: ShopWorld): Date[] {
  const days = Array.from({ length: 364 }, (_, index) => clock.daysAgo(364 - index))
  const weights = days.map(
    (date, index) => (0.6 + index / 364) * ([10, 11].includes(date.getUTCMonth()) ? 1.25 : 1),
  )
  const perOrder = weights.reduce((sum, weight) => sum + weight) / count
  let filled = random.next() * perOrder
  return days.flatMap((date, index) => {
    filled += weights[index] ?? 0
    const orders = Math.floor(filled / perOrder)
    filled -= orders * perOrder
    const seconds = Array.from({ length: orders }, () => random.between(6 * 3600, 22 * 3600))
    return seconds.toSorted((a, b) => a - b).map((second) => new Date(date.getTime() + second * 1000))
  })
}

/** Told often enough to be found, and long enough ago to reach their ends. */
function assignRareStories({ random, clock }: ShopWorld, moments: Date[]): Map<number, () => Story> {
  const oldEnough = [...moments.keys()].filter((index) => (moments[index] as Date) < clock.daysAgo(35))
  const tales = Object.entries(rareStories).flatMap(([name, story]) =>
    Array.from({ length: often[name] ?? 3 }, () => story),
  )
  // The newest of them: what is still open should be near the top of the list.
  const places = random.sample(oldEnough.slice(-tales.length * 2), tales.length)
  return new Map(places.map((index, number) => [index, tales[number] as () => Story]))
}

async function tellOrder(world: ShopWorld, placed: Date, story: Story, generous: boolean): Promise<void> {
  const { clock } = world
  const person = choosePerson(world, placed)
  const basket = fillBasket(world, person)
  // Partial stories need something to divide.
  const first = basket.items[0]
  if (generous && first) first.quantity = Math.max(2, first.quantity)
  clock.set(placed)
  const desk = new OrderDesk(world, person, await placeOrder(world, person, cheapen(basket, generous)))
  await tellStory(world, desk, placed, story)
}

/** Lets the story happen at its own pace, as far as the end of the story's time. */
export async function tellStory(
  { clock, random }: ShopWorld,
  desk: OrderDesk,
  placed: Date,
  story: Story,
): Promise<void> {
  const pace = random.pick([0.7, 1, 1, 1.5, 2.4])
  for (const [days, happens] of story) {
    const moment = new Date(placed.getTime() + days * pace * day)
    if (moment > clock.end) return
    clock.set(moment)
    await happens(desk)
  }
}

/** Refunds of rare stories are easier to follow without discounts. */
function cheapen({ discounts, ...basket }: Basket, generous: boolean): Basket {
  return generous || !discounts ? basket : { ...basket, discounts }
}

function choosePerson({ people, random, clock }: ShopWorld, placed: Date): Person {
  const known = people.all.filter(({ since }) => clock.daysAgo(since) < placed)
  if (random.chance(0.03) && known.includes(people.shopper)) return people.shopper
  // The first in the list come back most often.
  return known[Math.floor(random.next() ** 1.5 * known.length)] ?? random.pick(people.all)
}

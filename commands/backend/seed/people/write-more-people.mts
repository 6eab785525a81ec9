import type { Api } from '../api.mts'
import type { Random } from '../random.mts'
import type { Market } from '../region-plans.mts'
import type { StoryClock } from '../story-clock.mts'
import { names } from './names.mts'
import { addressFor, password, plain, register, type Person } from './write-people.mts'

/** How the people of the newer markets write their names in an e-mail address. */
const latin: Partial<Record<Market, string[]>> = {
  kw: ['ahmad', 'badr', 'dalal', 'fatima', 'hessa', 'khalid', 'noura', 'saad', 'shaikha', 'yousef'],
  kr: ['minjun', 'seoyeon', 'jiho', 'haeun', 'doyun', 'sua', 'yejun', 'jiwoo'],
}

const markets: Market[] = ['eu', 'eu', 'eu', 'us', 'us', 'jp', 'ch', 'ch', 'kw', 'kw', 'kr']
const counts = { registered: 100, guests: 110, withoutOrders: 60 }

export interface MorePeople {
  /** Each of them should buy something: a guest is no customer before. */
  guests: Person[]
  registered: Person[]
}

/** So many that lists of customers have pages. Their names are numbered in their e-mail addresses, as many share one. */
export async function writeMorePeople(
  staff: Api,
  visitor: Api,
  clock: StoryClock,
  random: Random,
): Promise<MorePeople> {
  const invented = Array.from(
    { length: counts.registered + counts.guests + counts.withoutOrders },
    (_, index) => invent(random, visitor, index),
  )
  const guests = invented.splice(0, counts.guests)
  const registered: Person[] = []
  for (const person of invented.splice(0, counts.registered))
    registered.push(await register(visitor, clock, random, person, password))
  for (const { since, email, first_name, last_name, address } of invented) {
    clock.set(clock.daysAgo(since))
    await staff.post('/admin/customers', { email, first_name, last_name, password, phone: address.phone })
  }
  await writeMoreGroups(staff, clock, random, registered)
  return { guests, registered }
}

function invent(random: Random, api: Api, index: number): Person {
  const market = random.pick(markets)
  const { first, last } = names[market]
  const place = random.between(0, first.length - 1)
  const name = { first_name: first[place] ?? '', last_name: random.pick(last) }
  const address = addressFor(name, market, random)
  const email = `${plain(latin[market]?.[place] ?? name.first_name)}.${index + 1}@example.com`
  return { ...name, email, market, address, since: random.between(5, 400), api }
}

async function writeMoreGroups(
  staff: Api,
  clock: StoryClock,
  random: Random,
  members: Person[],
): Promise<void> {
  clock.set(clock.daysAgo(17))
  const cities = ['Graz', 'Kanazawa', 'Lausanne', 'Leipzig', 'Lyon', 'Malmö', 'Portland', 'Seoul', 'Torino']
  const groups = [
    ...cities.map((city) => ({ name: `Neighbours in ${city}`, size: 6 })),
    { name: 'Wedding lists', size: 4 },
    { name: 'Newsletter', size: 90 },
    { name: 'Never used', size: 0 },
  ]
  for (const { name, size } of groups) {
    const { customer_group } = await staff.post<{ customer_group: { id: string } }>(
      '/admin/customer-groups',
      {
        name,
        ...(size > 50 && { metadata: { sent: 'Thursdays', language: 'en' } }),
      },
    )
    if (size === 0) continue
    await staff.post(`/admin/customer-groups/${customer_group.id}/customers/batch`, {
      customer_ids: random.sample(members, size).map(({ id }) => ({ id })),
    })
  }
}

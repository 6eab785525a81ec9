import { shopper } from '../../accounts.mts'
import type { Api, Row } from '../api.mts'
import type { Random } from '../random.mts'
import type { Market } from '../region-plans.mts'
import type { StoryClock } from '../story-clock.mts'
import { names, places } from './names.mts'

export interface Person {
  email: string
  first_name: string
  last_name: string
  market: Market
  address: Address
  /** Days before the end of the story; nobody buys before that day. */
  since: number
  /** Acts for a registered customer; for a guest, for nobody. */
  api: Api
  /** Undefined for a guest. */
  id?: string
}

export interface Address {
  first_name: string
  last_name: string
  address_1: string
  address_2?: string
  company?: string
  city: string
  postal_code: string
  province?: string
  country_code: string
  phone: string
}

export const password = 'stoa-customer'
const dialling: Record<Market, number> = { eu: 49, us: 1, jp: 81, ch: 41, kw: 965, kr: 82 }
const registered = 56
const guests = 26

export interface People {
  all: Person[]
  shopper: Person
  /** Ids of customer groups. */
  groups: Record<'friends' | 'trade' | 'press', string>
}

export async function writePeople(
  staff: Api,
  visitor: Api,
  clock: StoryClock,
  random: Random,
): Promise<People> {
  const all: Person[] = []
  for (const identity of invent(random, registered + guests)) {
    const isGuest = all.length >= registered
    const person: Person = { ...identity, api: visitor }
    all.push(isGuest ? person : await register(visitor, clock, random, person, password))
  }
  const name = { first_name: 'Nora', last_name: 'Vance' }
  const nora: Person = {
    ...name,
    email: shopper.email,
    market: 'eu',
    address: addressFor(name, 'eu', random),
    since: 300,
    api: visitor,
  }
  const signedUp = await register(visitor, clock, random, nora, shopper.password)
  await signedUp.api.post('/store/customers/me/addresses', {
    address: { ...addressFor(name, 'us', random), company: 'Vance & Daughters' },
  })
  all.push(signedUp)
  return { all, shopper: signedUp, groups: await writeGroups(staff, clock, random, all) }
}

function invent(random: Random, count: number): Omit<Person, 'api'>[] {
  const taken = new Set<string>()
  const made: Omit<Person, 'api'>[] = []
  while (made.length < count) {
    const market = random.pick<Market>(['eu', 'eu', 'eu', 'us', 'us', 'jp'])
    const first_name = random.pick(names[market].first)
    const last_name = random.pick(names[market].last)
    const email = `${plain(first_name)}.${plain(last_name)}@example.com`
    if (taken.has(email)) continue
    taken.add(email)
    const person = { email, first_name, last_name, market, since: random.between(20, 400) }
    made.push({ ...person, address: addressFor(person, market, random) })
  }
  return made
}

export function addressFor(
  who: { first_name: string; last_name: string },
  market: Market,
  random: Random,
): Address {
  const { streets, ...place } = random.pick(places[market])
  const number = random.between(1, 140)
  const address_1 =
    market === 'us' ? `${number} ${random.pick(streets)}` : `${random.pick(streets)} ${number}`
  const { first_name, last_name } = who
  return {
    first_name,
    last_name,
    address_1,
    ...place,
    phone: `+${dialling[market]} 555 0${random.between(100, 999)}`,
  }
}

export async function register(
  visitor: Api,
  clock: StoryClock,
  random: Random,
  person: Person,
  secret: string,
): Promise<Person> {
  clock.set(new Date(clock.daysAgo(person.since).getTime() + random.between(1, 82_000) * 1000))
  const { email, first_name, last_name, address } = person
  const { customer } = await visitor.post<{ customer: Row }>('/store/customers', {
    email,
    first_name,
    last_name,
    password: secret,
    phone: address.phone,
  })
  const api = await visitor.signIn('store', { email, password: secret })
  await api.post('/store/customers/me/addresses', { address })
  return { ...person, api, id: customer.id }
}

async function writeGroups(
  staff: Api,
  clock: StoryClock,
  random: Random,
  all: Person[],
): Promise<People['groups']> {
  clock.set(clock.daysAgo(18))
  const members = all.filter(({ id }) => id)
  const create = async (name: string, chosen: Person[], metadata?: object) => {
    const { customer_group } = await staff.post<{ customer_group: Row }>('/admin/customer-groups', {
      name,
      metadata,
    })
    await staff.post(`/admin/customer-groups/${customer_group.id}/customers/batch`, {
      customer_ids: chosen.map(({ id }) => ({ id })),
    })
    return customer_group.id
  }
  return {
    friends: await create('Friends of the house', random.sample(members, 14)),
    trade: await create('Trade', random.sample(members, 7), { terms: '30 days' }),
    press: await create('Press', random.sample(members, 3)),
  }
}

export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace('ß', 'ss')
    .replace('ø', 'o')
    .toLowerCase()
}

import scrypt from 'scrypt-kdf'
import type { Client } from 'pg'
import { staff, unasked } from '../accounts.mts'
import type { Api, Row } from './api.mts'
import { regionPlans, unfinishedRegions, type Market } from './region-plans.mts'
import type { StoryClock } from './story-clock.mts'

export interface Settings {
  regions: Record<Market, Region>
  channels: Record<'shop' | 'wholesale' | 'popUp', string>
  locations: Record<'hamburg' | 'portland', string>
  /** Return reasons by their value. */
  reasons: Record<string, string>
}

export interface Region {
  id: string
  currency: string
  countries: string[]
  /** Shipping options by their name. */
  shipping: Record<string, string>
}

/** The first staff member cannot be invited by anyone. */
export async function createFirstUser(client: Client): Promise<void> {
  const hash = await scrypt.kdf(staff.password, { logN: 1, r: 1, p: 1 })
  await client.query(
    `INSERT INTO "user" (id, email, first_name, last_name, role, password_hash) VALUES ('usr_01STOA0000000000000000ADMIN', $1, 'Ada', 'Okafor', 'admin', $2)`,
    [staff.email, hash.toString('base64')],
  )
}

export async function createSettings(api: Api, clock: StoryClock): Promise<Settings> {
  clock.set(clock.daysAgo(420))
  await api.post('/admin/store', {
    name: 'Stoa',
    currencies: ['eur', 'usd', 'jpy', 'chf', 'kwd', 'krw'],
    default_currency_code: 'eur',
    swap_link_template: 'http://localhost:8000/swap?cart_id={cart_id}',
    payment_link_template: 'http://localhost:8000/checkout?cart_id={cart_id}',
    invite_link_template: 'http://localhost:7001/invite?token={invite_token}',
  })
  const regions = await createRegions(api)
  const channels = await createChannels(api)
  const locations = await createLocations(api, channels)
  await inviteStaff(api)
  await declineAnalytics(api)
  await createKeys(api, channels)
  return {
    regions,
    channels,
    locations,
    reasons: await createReasons(api),
  }
}

async function createRegions(api: Api): Promise<Settings['regions']> {
  const { shipping_profiles } = await api.get<{ shipping_profiles: (Row & { type: string })[] }>(
    '/admin/shipping-profiles',
  )
  const profiles = Object.fromEntries(shipping_profiles.map(({ type, id }) => [type, id]))
  const regions: Partial<Settings['regions']> = {}
  for (const { key, shipping, test_providers, rules, ...plan } of regionPlans) {
    const { region } = await api.post<{ region: Row }>('/admin/regions', {
      ...plan,
      payment_providers: ['manual', ...(test_providers ? ['test-pay'] : [])],
      fulfillment_providers: ['manual', ...(test_providers ? ['test-post'] : [])],
    })
    // A voucher is taxed when it is spent.
    await api.post(`/admin/regions/${region.id}`, { gift_cards_taxable: false, ...rules })
    const options: Region['shipping'] = {}
    for (const { profile = 'default', post, ...option } of shipping) {
      const { shipping_option } = await api.post<{ shipping_option: Row }>('/admin/shipping-options', {
        ...option,
        region_id: region.id,
        profile_id: profiles[profile],
        provider_id: post ? 'test-post' : 'manual',
        price_type: option.amount === undefined ? 'calculated' : 'flat_rate',
        data: { id: post ?? (option.is_return ? 'manual-fulfillment-return' : 'manual-fulfillment') },
      })
      options[option.name] = shipping_option.id
    }
    regions[key] = {
      id: region.id,
      currency: plan.currency_code,
      countries: plan.countries,
      shipping: options,
    }
  }
  for (const region of unfinishedRegions) {
    const providers = { payment_providers: ['manual'], fulfillment_providers: ['manual'] }
    await api.post('/admin/regions', { ...region, ...providers })
  }
  return regions as Settings['regions']
}

async function createChannels(api: Api): Promise<Settings['channels']> {
  const { store } = await api.get<{ store: { default_sales_channel_id: string } }>('/admin/store')
  const shop = store.default_sales_channel_id
  await api.post(`/admin/sales-channels/${shop}`, {
    name: 'Online shop',
    description: 'Everything that stoa.test sells to the public',
  })
  const create = async (name: string, description: string, is_disabled: boolean) =>
    (await api.post<{ sales_channel: Row }>('/admin/sales-channels', { name, description, is_disabled }))
      .sales_channel.id
  return {
    shop,
    wholesale: await create('Wholesale', 'Cafés, guest houses and shops that buy by the case', false),
    popUp: await create('Pop-up stall', 'The winter market; closed until next season', true),
  }
}

async function createLocations(api: Api, channels: Settings['channels']): Promise<Settings['locations']> {
  const create = async (name: string, address: object, served: string[]) => {
    const { stock_location } = await api.post<{ stock_location: Row }>('/admin/stock-locations', {
      name,
      address,
    })
    for (const channel of served) {
      await api.post(`/admin/sales-channels/${channel}/stock-locations`, { location_id: stock_location.id })
    }
    return stock_location.id
  }
  const { shop, wholesale, popUp } = channels
  return {
    hamburg: await create(
      'Hamburg warehouse',
      {
        address_1: 'Am Sandtorkai 31',
        city: 'Hamburg',
        postal_code: '20457',
        country_code: 'de',
        phone: '+49 40 5550 120',
      },
      [shop, wholesale, popUp],
    ),
    portland: await create(
      'Portland warehouse',
      {
        address_1: '2410 NW Raleigh Street',
        city: 'Portland',
        province: 'OR',
        postal_code: '97210',
        country_code: 'us',
      },
      [shop],
    ),
  }
}

/** The invite that stays open; the other one expires unanswered. */
export const openInvite = 'newcomer@stoa.test'

async function inviteStaff(api: Api): Promise<void> {
  const people = [
    { email: unasked.email, role: 'member', first_name: 'Tomás', last_name: 'Lindqvist' },
    { email: 'developer@stoa.test', role: 'developer', first_name: 'Mei', last_name: 'Harada' },
  ]
  for (const { email, role, ...user } of [
    ...people,
    { email: openInvite, role: 'member', first_name: '', last_name: '' },
    { email: 'hesitant@stoa.test', role: 'member', first_name: '', last_name: '' },
  ]) {
    await api.post('/admin/invites', { user: email, role })
    if (!user.first_name) continue
    const { invites } = await api.get<{ invites: { user_email: string; token: string }[] }>('/admin/invites')
    const token = invites.find(({ user_email }) => user_email === email)?.token
    await api.post('/admin/invites/accept', { token, user: { ...user, password: staff.password } })
  }
}

/** All but one of the staff have been asked about usage data, and share none. */
async function declineAnalytics(api: Api): Promise<void> {
  const developer = await api.signIn('admin', { ...staff, email: 'developer@stoa.test' })
  for (const person of [api, developer]) {
    await person.post('/admin/analytics-configs', { opt_out: true, anonymize: false })
  }
}

async function createReasons(api: Api): Promise<Settings['reasons']> {
  const reasons: Settings['reasons'] = {}
  const create = async (value: string, label: string, description?: string, parent?: string) => {
    const body = { value, label, description, parent_return_reason_id: parent && reasons[parent] }
    reasons[value] = (await api.post<{ return_reason: Row }>('/admin/return-reasons', body)).return_reason.id
  }
  await create('wrong_size', 'Wrong size', 'It does not fit the person or the place')
  await create('too_small', 'Too small', undefined, 'wrong_size')
  await create('too_large', 'Too large', undefined, 'wrong_size')
  await create('faulty', 'Faulty', 'It arrived broken or stopped working')
  await create('broken_in_transit', 'Broken in transit', 'The box was damaged too', 'faulty')
  await create('flaw_in_making', 'Flaw in the making', undefined, 'faulty')
  await create('not_as_described', 'Not as described')
  await create('changed_mind', 'Changed my mind')
  return reasons
}

async function createKeys(api: Api, channels: Settings['channels']): Promise<void> {
  const create = async (title: string, channel: string) => {
    const { publishable_api_key: key } = await api.post<{ publishable_api_key: Row }>(
      '/admin/publishable-api-keys',
      { title },
    )
    await api.post(`/admin/publishable-api-keys/${key.id}/sales-channels/batch`, {
      sales_channel_ids: [{ id: channel }],
    })
    return key.id
  }
  await create('Shop front', channels.shop)
  await create('Wholesale portal', channels.wholesale)
  await api.post(
    `/admin/publishable-api-keys/${await create('Last year’s shop front', channels.shop)}/revoke`,
  )
}

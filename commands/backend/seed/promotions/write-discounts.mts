import type { Api, Row } from '../api.mts'
import type { Catalogue } from '../catalogue/write-catalogue.mts'
import type { People } from '../people/write-people.mts'
import type { Settings } from '../settings.mts'
import type { StoryClock } from '../story-clock.mts'

interface DiscountPlan {
  code: string
  description: string
  type: 'percentage' | 'fixed' | 'free_shipping'
  value?: number
  allocation?: 'total' | 'item'
  conditions?: object[]
  regions?: (keyof Settings['regions'])[]
  /** Days before the end of the story; negative ones lie ahead. */
  starts?: number
  ends?: number
  usage_limit?: number
  is_disabled?: true
  is_dynamic?: true
  valid_duration?: string
}

const everywhere: (keyof Settings['regions'])[] = ['eu', 'us', 'jp']

/** The codes that shoppers may use all year. */
export const openCodes = ['WELCOME10', 'FREESHIP', 'FIRST100']

export async function writeDiscounts(
  api: Api,
  clock: StoryClock,
  settings: Settings,
  catalogue: Catalogue,
  people: People,
): Promise<void> {
  clock.set(clock.daysAgo(390))
  for (const {
    description,
    type,
    value = 0,
    allocation = 'total',
    conditions,
    regions = everywhere,
    starts,
    ends,
    ...plan
  } of plans(catalogue, people)) {
    const { discount } = await api.post<{ discount: Row }>('/admin/discounts', {
      is_dynamic: false,
      is_disabled: false,
      ...plan,
      rule: { description, type, value, allocation, conditions },
      regions: regions.map((key) => settings.regions[key].id),
      starts_at: starts === undefined ? undefined : clock.daysAgo(starts),
      ends_at: ends === undefined ? undefined : clock.daysAgo(ends),
    })
    if (!plan.is_dynamic) continue
    for (const code of ['MARKET-ELM', 'MARKET-OAK', 'MARKET-YEW']) {
      await api.post(`/admin/discounts/${discount.id}/dynamic-codes`, { code, usage_limit: 1 })
    }
  }
}

function plans({ types, tags, collections, products }: Catalogue, { groups }: People): DiscountPlan[] {
  const bestSeller = products[0]?.id
  return [
    { code: 'WELCOME10', description: 'Ten per cent for new customers', type: 'percentage', value: 10 },
    { code: 'FREESHIP', description: 'No shipping costs', type: 'free_shipping' },
    {
      code: 'FIRST100',
      description: 'A thank-you for the first hundred',
      type: 'percentage',
      value: 15,
      usage_limit: 100,
    },
    { code: 'TENNER', description: 'Ten euros off', type: 'fixed', value: 1000, regions: ['eu'] },
    {
      code: 'TABLE5',
      description: 'Five euros off each piece of the Morning Table',
      type: 'fixed',
      value: 500,
      allocation: 'item',
      regions: ['eu'],
      conditions: [{ operator: 'in', product_collections: [collections['morning-table']] }],
    },
    {
      code: 'WEARITALL',
      description: 'Clothing and accessories, fifteen per cent',
      type: 'percentage',
      value: 15,
      allocation: 'item',
      starts: 220,
      ends: 160,
      conditions: [{ operator: 'in', product_types: [types['Clothing'], types['Accessories']] }],
    },
    {
      code: 'COSY20',
      description: 'Twenty per cent before the holidays',
      type: 'percentage',
      value: 20,
      starts: -14,
      ends: -40,
    },
    {
      code: 'FRIENDS40',
      description: 'For friends of the house',
      type: 'percentage',
      value: 40,
      conditions: [{ operator: 'in', customer_groups: [groups.friends] }],
    },
    {
      code: 'NOTPRESS',
      description: 'Everyone but the press',
      type: 'percentage',
      value: 5,
      is_disabled: true,
      conditions: [{ operator: 'not_in', customer_groups: [groups.press] }],
    },
    {
      code: 'PAPER12',
      description: 'Paper goods, except limited editions',
      type: 'percentage',
      value: 12,
      conditions: [
        { operator: 'in', product_types: [types['Stationery']] },
        { operator: 'not_in', product_tags: [tags['limited edition']] },
      ],
    },
    {
      code: 'ALLBUTMUG',
      description: 'Everything except the Harbour Mug',
      type: 'percentage',
      value: 8,
      usage_limit: 25,
      conditions: [{ operator: 'not_in', products: [bestSeller] }],
    },
    {
      code: 'MARKET',
      description: 'Handed out at the winter market',
      type: 'percentage',
      value: 10,
      is_dynamic: true,
      valid_duration: 'P1Y',
    },
  ]
}

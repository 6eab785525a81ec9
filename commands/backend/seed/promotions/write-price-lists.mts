import type { Api } from '../api.mts'
import { pricesFrom } from '../catalogue/variants.mts'
import type { Catalogue, Product } from '../catalogue/write-catalogue.mts'
import type { People } from '../people/write-people.mts'
import type { StoryClock } from '../story-clock.mts'

/** Written after the orders, which were placed at full price. */
export async function writePriceLists(
  api: Api,
  clock: StoryClock,
  catalogue: Catalogue,
  people: People,
): Promise<void> {
  clock.set(clock.daysAgo(12))
  const published = catalogue.products.filter(({ plan }) => !plan.status)
  const ofCollection = (handle: string) => published.filter(({ plan }) => plan.collection === handle)
  const lists = [
    {
      name: 'Winter light',
      description: 'Lamps, candles and wool for the dark months',
      type: 'sale',
      status: 'active',
      starts_at: clock.daysAgo(10),
      ends_at: clock.daysAgo(-45),
      prices: reduced(ofCollection('winter-light'), 0.8),
    },
    {
      name: 'Trade',
      description: 'By the dozen, for cafés and guest houses',
      type: 'override',
      status: 'active',
      customer_groups: [{ id: people.groups.trade }],
      prices: tiers(ofCollection('morning-table')),
    },
    {
      name: 'Spring table',
      description: 'Still being discussed',
      type: 'sale',
      status: 'draft',
      prices: reduced(ofCollection('morning-table'), 0.85),
    },
    {
      name: 'New year',
      description: 'Starts by itself',
      type: 'sale',
      status: 'active',
      starts_at: clock.daysAgo(-40),
      ends_at: clock.daysAgo(-60),
      prices: reduced(ofCollection('quiet-bedroom'), 0.75),
    },
    {
      name: 'Summer clearance',
      description: 'Over since August',
      type: 'sale',
      status: 'active',
      starts_at: clock.daysAgo(140),
      ends_at: clock.daysAgo(90),
      prices: reduced(ofCollection('workshop-wear'), 0.7),
    },
  ]
  for (const list of lists) await api.post('/admin/price-lists', list)
}

function reduced(products: Product[], factor: number) {
  return products.flatMap(({ variants }) =>
    variants.flatMap(({ id, price }) =>
      pricesFrom(Math.round((price * factor) / 50) * 50).map((one) => ({ ...one, variant_id: id })),
    ),
  )
}

function tiers(products: Product[]) {
  const steps = [
    { min_quantity: 6, max_quantity: 11, factor: 0.9 },
    { min_quantity: 12, max_quantity: 47, factor: 0.8 },
    { min_quantity: 48, factor: 0.7 },
  ]
  return steps.flatMap(({ factor, ...quantities }) =>
    reduced(products, factor).map((price) => ({ ...price, ...quantities })),
  )
}

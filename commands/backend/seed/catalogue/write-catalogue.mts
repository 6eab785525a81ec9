import type { Client } from 'pg'
import type { Api, Row } from '../api.mts'
import type { Random } from '../random.mts'
import type { Settings } from '../settings.mts'
import type { StoryClock } from '../story-clock.mts'
import { giftCardPicture, picturesOf, productPlans } from './plans.mts'
import type { ProductPlan, Stock } from './product-plan.mts'
import { writeGroups, type Groups } from './write-groups.mts'
import { variantsOf } from './variants.mts'

export interface Product {
  id: string
  plan: ProductPlan
  variants: Variant[]
  /** Whether cafés and shops may order it too. */
  wholesale: boolean
}

export interface Variant {
  id: string
  /** Euro cents. */
  price: number
  /** Enough of it in both places to sell a year's worth. */
  plentiful: boolean
}

export interface Catalogue extends Groups {
  products: Product[]
  types: Record<string, string>
  tags: Record<string, string>
  giftCardVariants: string[]
}

/** Opening the store replaces the host. */
const pictureUrl = (file: string) => `http://localhost:9000/pictures/${file}`

export async function writeCatalogue(
  api: Api,
  sql: Client,
  clock: StoryClock,
  random: Random,
  settings: Settings,
): Promise<Catalogue> {
  clock.set(clock.daysAgo(410))
  const groups = await writeGroups(api)
  const products: Product[] = []
  for (const [index, plan] of productPlans.entries()) {
    clock.set(clock.daysAgo(405 - Math.floor((index / productPlans.length) * 40) - (plan.status ? 350 : 0)))
    products.push(await writeProduct(api, sql, random, settings, groups, plan, index + 1))
  }
  const giftCardVariants = await writeGiftCard(api, settings)
  return {
    ...groups,
    products,
    giftCardVariants,
    types: await idsByValue(api, 'product-types'),
    tags: await idsByValue(api, 'product-tags'),
  }
}

async function writeProduct(
  api: Api,
  sql: Client,
  random: Random,
  settings: Settings,
  groups: Groups,
  plan: ProductPlan,
  number: number,
): Promise<Product> {
  const { channels } = settings
  const [length, width, height] = plan.size
  const pictures = picturesOf(plan).map(({ file }) => pictureUrl(file))
  const bodies = variantsOf(plan, number)
  const wholesale = number % 2 === 1
  const { product } = await api.post<{ product: Row & { variants: (Row & { sku: string })[] } }>(
    '/admin/products',
    {
      title: plan.title,
      handle: plan.handle,
      subtitle: plan.subtitle,
      description: plan.description,
      is_giftcard: false,
      discountable: true,
      status: plan.status ?? 'published',
      type: { value: plan.type },
      tags: plan.tags.map((value) => ({ value })),
      collection_id: plan.collection && groups.collections[plan.collection],
      categories: plan.categories.map((handle) => ({ id: groups.categories[handle] })),
      sales_channels: [
        channels.shop,
        ...(wholesale ? [channels.wholesale] : []),
        ...(number % 7 ? [] : [channels.popUp]),
      ].map((id) => ({ id })),
      images: plan.thumbnail === false ? [] : pictures,
      thumbnail: plan.thumbnail === false ? undefined : pictures[0],
      material: plan.material,
      weight: plan.weight,
      length,
      width,
      height,
      origin_country: plan.origin,
      hs_code: String(392000 + number * 613),
      options: Object.keys(plan.options).map((title) => ({ title })),
      variants: bodies,
      metadata: plan.tags.includes('handmade')
        ? { care: 'No two are alike', workshop: plan.origin }
        : undefined,
    },
  )
  const bySku = new Map(product.variants.map(({ sku, id }) => [sku, id]))
  const variants: Variant[] = []
  for (const body of bodies) {
    const id = bySku.get(body.sku) ?? ''
    const level = stockLevel(plan.stock, random)
    if (plan.stock !== 'unmanaged') await fillShelves(api, sql, random, settings, id, level)
    variants.push({ id, price: body.prices[0]?.amount ?? 0, plentiful: level === 'plenty' && !plan.status })
  }
  return { id: product.id, plan, variants, wholesale }
}

/** In a plentiful product, a few variants run short all the same. */
function stockLevel(planned: Stock = 'plenty', random: Random): Stock {
  if (planned !== 'plenty') return planned
  const chance = random.next()
  return chance < 0.05 ? 'sold-out' : chance < 0.14 ? 'low' : 'plenty'
}

async function fillShelves(
  api: Api,
  sql: Client,
  random: Random,
  { locations }: Settings,
  variant: string,
  level: Stock,
): Promise<void> {
  const { rows } = await sql.query<{ id: string }>(
    'SELECT inventory_item_id AS id FROM product_variant_inventory_item WHERE variant_id = $1',
    [variant],
  )
  const [most, least] = level === 'plenty' ? [190, 70] : level === 'low' ? [3, 1] : [0, 0]
  for (const [location_id, share] of [
    [locations.hamburg, 1],
    [locations.portland, 0.6],
  ] as const) {
    await api.post(`/admin/inventory-items/${rows[0]?.id}/location-levels`, {
      location_id,
      stocked_quantity: Math.round(random.between(least, most) * share),
      incoming_quantity: level !== 'plenty' && random.chance(0.4) ? 24 : 0,
    })
  }
}

async function writeGiftCard(api: Api, { channels }: Settings): Promise<string[]> {
  const { product } = await api.post<{ product: { variants: Row[] } }>('/admin/products', {
    title: 'Stoa Gift Card',
    handle: 'gift-card',
    subtitle: 'For people who have everything but time to choose',
    description: 'Arrives by e-mail within minutes and never expires.',
    is_giftcard: true,
    discountable: false,
    status: 'published',
    type: { value: 'Gift Card' },
    sales_channels: [{ id: channels.shop }],
    images: [pictureUrl(giftCardPicture.file)],
    thumbnail: pictureUrl(giftCardPicture.file),
    options: [{ title: 'Value' }],
    variants: [2500, 5000, 10000].map((amount, index) => ({
      title: String(amount / 100),
      sku: `GIFT-${amount / 100}`,
      manage_inventory: false,
      options: [{ value: String(amount / 100) }],
      prices: [
        { currency_code: 'eur', amount },
        { currency_code: 'usd', amount },
        { currency_code: 'jpy', amount: [4000, 8000, 16000][index] },
        { currency_code: 'chf', amount },
        { currency_code: 'kwd', amount: [10_000, 20_000, 40_000][index] },
        { currency_code: 'krw', amount: [40_000, 80_000, 160_000][index] },
      ],
    })),
  })
  return product.variants.map(({ id }) => id)
}

async function idsByValue(api: Api, noun: 'product-types' | 'product-tags'): Promise<Record<string, string>> {
  const answer = await api.get<Record<string, (Row & { value: string })[]>>(`/admin/${noun}?limit=200`)
  return Object.fromEntries((answer[noun.replace('-', '_')] ?? []).map(({ value, id }) => [value, id]))
}

import type { HttpClient } from '@stoa/api/http'
import type { IdOf } from '../call-row.ts'
import { firstOf } from './first-of.ts'

/** Records for an order in the shipped data's region. */
interface Terms {
  delivery: string
  /** Replaces nothing else: it has another shipping profile. */
  mail_delivery: string
  return_delivery: string
  /** A variant with enough stock… */
  goods: string
  /** …at this location. */
  goods_location: string
  /** A variant without managed stock. */
  gift: string
}

interface ShippingOption {
  id: string
  is_return: boolean
  admin_only: boolean
  requirements: object[]
  profile: { type: string }
}

interface Variant {
  id: string
  inventory_quantity: number
  product: { status: string }
}

interface Inventory {
  location_levels: { location_id: string; available_quantity: number }[]
}

const PLENTY = 20

/** Finds shipping options, one for returns, and variants to sell. */
export async function findTerms(http: HttpClient, id: IdOf): Promise<Terms> {
  const options = await findOptions(http, id('region'))
  const parcels = options.filter(({ profile }) => profile.type === 'default')
  const stocked = await findVariants(http, { manage_inventory: true, limit: 100 })
  const goods = firstOf(stocked.filter(({ inventory_quantity }) => inventory_quantity >= 2 * PLENTY)).id
  return {
    delivery: firstOf(parcels.filter(({ is_return }) => !is_return)).id,
    mail_delivery: firstOf(options.filter((option) => !parcels.includes(option))).id,
    return_delivery: firstOf(parcels.filter(({ is_return }) => is_return)).id,
    goods,
    goods_location: await findLocation(http, goods),
    gift: firstOf(await findVariants(http, { manage_inventory: false, limit: 100 })).id,
  }
}

async function findOptions(http: HttpClient, region: string) {
  const { shipping_options } = await http.get<{ shipping_options: ShippingOption[] }>(
    '/admin/shipping-options',
    { region_id: region },
  )
  return shipping_options.filter(({ requirements, admin_only }) => requirements.length === 0 && !admin_only)
}

async function findVariants(http: HttpClient, query: object) {
  const { variants } = await http.get<{ variants: Variant[] }>('/admin/variants', query)
  return variants.filter(({ product }) => product.status === 'published')
}

async function findLocation(http: HttpClient, variant: string) {
  const answer = await http.get<{ variant: { inventory: Inventory[] } }>(
    `/admin/variants/${variant}/inventory`,
  )
  const levels = firstOf(answer.variant.inventory).location_levels
  return firstOf(levels.filter(({ available_quantity }) => available_quantity >= PLENTY)).location_id
}

/** The swap or claim that a fulfillment belongs to, when it is not the order itself. */
export type Part = 'swap' | 'claim'

interface RawFulfillment {
  id: string
  created_at: string
  shipped_at: string | null
  canceled_at: string | null
  provider_id?: string | null
  /** Where its pieces came from; missing where no stock is kept. */
  location_id?: string | null
  tracking_numbers: readonly string[]
  tracking_links?: readonly { tracking_number: string; url: string | null }[]
  items?: readonly { item_id: string; quantity: number }[]
  /** What its provider noted; carriers put their own number and page there. */
  data?: Readonly<Record<string, unknown>> | null
}

interface RawItem {
  id: string
  title: string
}

interface Replacing {
  id: string
  fulfillments?: readonly RawFulfillment[]
  additional_items?: readonly RawItem[]
}

export interface FulfillmentSource {
  items: readonly RawItem[]
  fulfillments: readonly RawFulfillment[]
  swaps: readonly Replacing[]
  claims: readonly Replacing[]
}

export interface Parcel {
  id: string
  part: Part | undefined
  /** The id of the swap or claim; undefined for the order itself. */
  partId: string | undefined
  createdAt: string
  shippedAt: string | null
  canceledAt: string | null
  /** Who ships it; null where the fulfillment names no provider. */
  providerId: string | null
  /** Null where no stock is kept. */
  locationId: string | null
  tracking: readonly { number: string; url: string | null }[]
  contents: readonly { id: string; title: string; quantity: number }[]
}

/** All fulfillments of an order, its swaps and its claims, oldest first. */
export function parcelsOf({ items, fulfillments, swaps, claims }: FulfillmentSource): Parcel[] {
  const titles = new Map(
    [items, ...[...swaps, ...claims].map(({ additional_items = [] }) => additional_items)]
      .flat()
      .map(({ id, title }) => [id, title]),
  )
  const parcelsIn = (raw: readonly RawFulfillment[] = [], part?: Part, partId?: string) =>
    raw.map((fulfillment) => ({ ...parcelOf(fulfillment, titles), part, partId }))
  return [
    ...parcelsIn(fulfillments),
    ...swaps.flatMap((swap) => parcelsIn(swap.fulfillments, 'swap', swap.id)),
    ...claims.flatMap((claim) => parcelsIn(claim.fulfillments, 'claim', claim.id)),
  ].toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
}

function parcelOf(raw: RawFulfillment, titles: ReadonlyMap<string, string>): Omit<Parcel, 'part' | 'partId'> {
  return {
    id: raw.id,
    createdAt: raw.created_at,
    shippedAt: raw.shipped_at,
    canceledAt: raw.canceled_at,
    providerId: raw.provider_id ?? null,
    locationId: raw.location_id ?? null,
    tracking: trackingOf(raw),
    contents: (raw.items ?? []).map(({ item_id, quantity }) => ({
      id: item_id,
      title: titles.get(item_id) ?? '',
      quantity,
    })),
  }
}

/** Each number once, with its own link or the one that the provider of the fulfillment noted for it. */
function trackingOf({ tracking_links = [], tracking_numbers, data }: RawFulfillment): Parcel['tracking'] {
  const links = new Map(tracking_links.map(({ tracking_number, url }) => [tracking_number, url]))
  const { tracking_number: own, tracking_url: page } = data ?? {}
  const carried = typeof own === 'string' && own ? [own] : []
  const url = typeof page === 'string' && /^https?:/.test(page) ? page : null
  return [...new Set([...links.keys(), ...tracking_numbers, ...carried])].map((number) => ({
    number,
    url: links.get(number) ?? (number === own ? url : null),
  }))
}

export type ParcelState = 'fulfilled' | 'shipped' | 'canceled'

export function parcelState({ canceledAt, shippedAt }: Parcel): ParcelState {
  if (canceledAt) return 'canceled'
  return shippedAt ? 'shipped' : 'fulfilled'
}

export const piecesOf = ({ contents }: Parcel): number =>
  contents.reduce((sum, { quantity }) => sum + quantity, 0)

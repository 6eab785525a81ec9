import type { ShopOrder } from '@stoa/api/store/orders'

/** How a parcel can be followed: by its carrier's page, or by a number alone. */
export interface Tracking {
  number: string
  /** Only of the web; other schemes are left out. */
  url?: string
}

/** One parcel of an order. */
export interface Parcel {
  id: string
  /** ISO 8601; null until it is on its way. */
  shippedAt: string | null
  pieces: number
  tracking: Tracking[]
}

const webAddress = (text: unknown): string | undefined =>
  typeof text === 'string' && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined

const trackingOf = (number: unknown, url: unknown): Tracking[] => {
  const address = webAddress(url)
  const name = typeof number === 'string' && number ? number : address
  return name ? [{ number: name, ...(address && { url: address }) }] : []
}

/** How a parcel of a provider that keeps number and link in its data can be followed. */
export function trackingIn(data: object | null | undefined): Tracking[] {
  const { tracking_number, tracking_url } = (data ?? {}) as Record<string, unknown>
  return trackingOf(tracking_number, tracking_url)
}

/** The parcels of an order that were not canceled, in the order in which they were packed. */
export function parcelsOf({ fulfillments }: Pick<ShopOrder, 'fulfillments'>): Parcel[] {
  return fulfillments
    .filter(({ canceled_at }) => !canceled_at)
    .toSorted((a, b) => String(a.created_at).localeCompare(String(b.created_at)))
    .map(({ id, shipped_at, items, tracking_links: links, data }) => ({
      id,
      shippedAt: shipped_at ? String(shipped_at) : null,
      pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
      tracking: links.length
        ? links.flatMap((link) => trackingOf(link.tracking_number, link.url))
        : trackingIn(data),
    }))
}

import type { Crumb } from '../components/breadcrumbs.tsx'

/** One way to buy a product. */
export interface OfferFacts {
  sku: string | null
  /** In whole units of the currency, as text. */
  price: string
  currency: string
  isAvailable: boolean
  path: string
}

/** What machines read about a product. */
export interface ProductFacts {
  name: string
  description: string | null
  images: readonly string[]
  offers: readonly OfferFacts[]
}

/** What machines read about a page: search engines, link previews, the browser's tab. */
export interface PageHead {
  /** In the browser's tab: the page's name and the shop's. */
  title: string
  name: string
  /** The page's own address, without the origin. A page without one is not for search engines. */
  path?: string
  /** Default: that of the shop. */
  description?: string | null | undefined
  image?: string | null
  /** The pages above this one. Default none. */
  crumbs?: readonly Crumb[]
  product?: ProductFacts
}

import { SHOP_NAME } from '../model/shop-name.ts'
import type { OfferFacts, PageHead, ProductFacts } from './page-head.ts'

/** One thing of schema.org. */
export type Thing = Readonly<Record<string, unknown>>

const CONTEXT = 'https://schema.org'

const organizationOf = (origin: string): Thing => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': `${origin}/#shop`,
  name: SHOP_NAME,
  url: `${origin}/`,
})

const siteOf = (origin: string): Thing => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: SHOP_NAME,
  url: `${origin}/`,
  publisher: { '@id': `${origin}/#shop` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/products?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

const offerOf = ({ sku, price, currency, isAvailable, path }: OfferFacts, origin: string): Thing => ({
  '@type': 'Offer',
  ...(sku && { sku }),
  price,
  priceCurrency: currency.toUpperCase(),
  availability: `${CONTEXT}/${isAvailable ? 'InStock' : 'OutOfStock'}`,
  itemCondition: `${CONTEXT}/NewCondition`,
  url: origin + path,
})

const productOf = (
  { name, description, images, offers }: ProductFacts,
  url: string,
  origin: string,
): Thing => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name,
  url,
  ...(description && { description }),
  ...(images.length > 0 && { image: images }),
  ...(offers.length > 0 && { offers: offers.map((offer) => offerOf(offer, origin)) }),
})

/** The way to a page; the page itself is its last step. */
const breadcrumbsOf = (steps: readonly { label: string; path: string }[], origin: string): Thing => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + path,
  })),
})

/** What a page is about, in the words of schema.org. A page that is not for search engines has nothing. */
export function structuredData(head: PageHead, origin: string): Thing[] {
  const { path, name, crumbs = [], product } = head
  if (path === undefined) return []
  if (path === '/') return [organizationOf(origin), siteOf(origin)]
  return [
    ...(product ? [productOf(product, origin + path, origin)] : []),
    ...(crumbs.length > 0 ? [breadcrumbsOf([...crumbs, { label: name, path }], origin)] : []),
  ]
}

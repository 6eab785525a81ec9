import type { ShopProduct } from '@stoa/api/store/products'
import { fromMinor, decimalsOf } from '@stoa/i18n/money'

import { stockOf } from '../model/availability.ts'
import { priceOf } from '../model/price.ts'
import { productPath } from '../model/shop-address.ts'
import type { OfferFacts, ProductFacts } from './page-head.ts'

/** Where the prices are from. */
interface Prices {
  currency: string
  withTax: boolean
}

function offersOf({ handle, id, variants }: ShopProduct, { currency, withTax }: Prices): OfferFacts[] {
  return variants.flatMap((variant) => {
    const price = priceOf(variant, withTax)
    if (!price) return []
    return {
      sku: variant.sku,
      price: fromMinor(price.amount, currency).toFixed(decimalsOf(currency)),
      currency,
      isAvailable: stockOf(variant).kind !== 'gone',
      path: productPath(handle ?? id, variant.id),
    }
  })
}

/** A product as machines read it, with an offer for each variant that is sold in the region. */
export function productFacts(product: ShopProduct, prices: Prices): ProductFacts {
  const { title, subtitle, description, thumbnail, images } = product
  const pictures = [thumbnail, ...(images ?? []).map(({ url }) => url)]
  return {
    name: title,
    description: description ?? subtitle,
    images: [...new Set(pictures)].filter((url) => url !== null),
    offers: offersOf(product, prices),
  }
}

import type { ShopProduct } from '@stoa/api/store/products'
import { useSessionCart } from '@stoa/api/store/session-cart'

import { cartVariant, type ItemDetails, limitOf } from '../model/cart-item.ts'
import { rememberedCountry } from './memory.ts'
import { showAdded } from './mini-cart.ts'
import { useRegion } from './region.ts'

interface Addition {
  product: ShopProduct
  variant: ShopProduct['variants'][number]
  quantity: number
  /** Sent with the line. Default none. */
  extras?: ItemDetails['extras']
}

/** Puts a variant in the cart of this browser at once, also without a connection. Stock is the limit. */
export function useAddToCart() {
  const { getItem, addItem, setRegion, region: current } = useSessionCart()
  const { country, region, currency, withTax } = useRegion()

  return ({ product, variant, quantity, extras }: Addition): void => {
    const item = cartVariant(product, variant, { currency, withTax }, extras)
    if (current?.id !== region.id) setRegion({ id: region.id, currency_code: currency })
    const wanted = (getItem(item.id)?.quantity ?? 0) + quantity
    addItem({ variant: item, quantity: Math.min(wanted, limitOf(item) ?? wanted) })
    rememberedCountry.write(country)
    showAdded(item.id)
  }
}

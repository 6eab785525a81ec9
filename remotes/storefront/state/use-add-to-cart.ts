import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { cartQueries, useCreateLineItem, useCreateCart } from '@stoa/api/store/carts'
import { useTranslation } from '@stoa/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { isOpen } from '../model/cart.ts'
import { failureText } from './failure-text.ts'
import { rememberedCart, rememberedCountry } from './memory.ts'
import { showNotice } from './notices.ts'
import { useRegion } from './region.ts'

interface Addition {
  variantId: string
  quantity: number
}

/** Adds a variant to the cart, creating a cart when there is no open one. */
export function useAddToCart() {
  const cartId = useUsableCart()
  const addLine = useCreateLineItem()
  return useMutation({
    // The writes inside speak for themselves.
    meta: { quiet: true },
    mutationFn: async ({ variantId, quantity }: Addition) => {
      await addLine.mutateAsync({ cartId: await cartId(), item: { variant_id: variantId, quantity } })
    },
  })
}

function useUsableCart(): () => Promise<string> {
  const http = useApi()
  const cache = useQueryClient()
  const create = useCreateCart()
  const { t } = useTranslation()
  const { country, region } = useRegion()

  async function isUsable(id: string): Promise<boolean> {
    try {
      const { cart } = await cache.ensureQueryData({ ...cartQueries(http).detail(id), meta: { quiet: true } })
      return isOpen(cart)
    } catch (error) {
      if (hasStatus(error, 404)) return false
      showNotice({ tone: 'error', title: t('failures.title'), message: failureText(error, t) })
      throw error
    }
  }

  return async () => {
    const id = rememberedCart.read()
    if (id && (await isUsable(id))) return id
    const { cart } = await create.mutateAsync({ payload: { region_id: region.id, country_code: country } })
    rememberedCountry.write(country)
    rememberedCart.write(cart.id)
    return cart.id
  }
}

import { useUpdateCart } from '@stoa/api/store/carts'
import { countryName } from '@stoa/i18n/countries'
import { useTranslation } from '@stoa/i18n/react'

import { lineName } from '../model/cart.ts'
import { failureText } from './failure-text.ts'
import { rememberedCountry } from './memory.ts'
import { showNotice } from './notices.ts'
import { useRegion } from './region.ts'
import { useCart } from './use-cart.ts'

/** Changes where the things go, and with it the currency of the shop and of the cart. */
export function useChooseCountry() {
  const { destinations } = useRegion()
  const { cart } = useCart()
  const update = useUpdateCart()
  const { t, i18n } = useTranslation()

  /** The backend silently drops lines that have no price in the region. */
  function notifyRemoved(titles: readonly string[], country: string): void {
    if (titles.length === 0) return
    const items = new Intl.ListFormat(i18n.language).format(titles)
    const countryLabel = countryName(country, i18n.language)
    const message = t('region.lost', { items, country: countryLabel, count: titles.length })
    showNotice({ tone: 'warning', title: t('region.lostTitle'), message })
  }

  async function choose(country: string): Promise<void> {
    const destination = destinations.find((candidate) => candidate.country === country)
    if (!destination) return
    if (cart) {
      const changes = { region_id: destination.region.id, country_code: country }
      try {
        const moved = await update.mutateAsync({ cartId: cart.id, changes })
        const remaining = new Set(moved.cart.items.map(({ id }) => id))
        notifyRemoved(cart.items.filter(({ id }) => !remaining.has(id)).map(lineName), country)
      } catch (error) {
        showNotice({ tone: 'error', title: t('region.failed'), message: failureText(error, t) })
        return
      }
    }
    rememberedCountry.write(country)
  }

  return { choose, isChanging: update.isPending }
}

import { useApi } from '@stoa/api/react'
import { cartQueries } from '@stoa/api/store/carts'
import { useQuery } from '@tanstack/react-query'

import type { Cart } from '../../model/cart.ts'
import { withTaxes } from '../../model/totals.ts'

/**
 * The amounts of a cart with its taxes. A region without automatic taxes has them calculated on request: `amounts` is
 * undefined until they are there.
 */
export function useAmounts(cart: Cart) {
  const isManual = cart.region.automatic_taxes === false
  const query = useQuery({
    ...cartQueries(useApi()).taxes(cart.id),
    enabled: isManual,
    meta: { quiet: true },
  })
  const taxed = query.data?.cart
  const amounts = isManual ? taxed && withTaxes(cart, taxed) : cart
  return { amounts, query }
}

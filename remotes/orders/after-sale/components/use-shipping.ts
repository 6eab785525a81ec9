import { shippingOptionQueries } from '@stoa/api/admin/shipping-options'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import type { SelectOption } from '@stoa/ui/select'
import { useQuery } from '@tanstack/react-query'

import type { AfterSaleOrder } from './values.ts'

/** The ways to ship in the region of an order, back or out, and what each costs with tax. */
export function useShipping(order: Pick<AfterSaleOrder, 'region_id' | 'currency_code'>, isReturn: boolean) {
  const { t, locale } = useTranslation()
  const query = { region_id: order.region_id, is_return: isReturn }
  const { data, error, refetch } = useQuery(shippingOptionQueries(useApi()).list(query))
  const options = data?.shipping_options ?? []
  const choices: SelectOption[] = options.map(({ id, name, amount, price_incl_tax }) => {
    const price = price_incl_tax ?? amount
    return {
      id,
      label: name,
      description:
        price === null ? t('afterSale.shipping.computed') : formatMoney(price, order.currency_code, locale),
    }
  })
  return {
    choices,
    find: (id: string | null) => options.find((option) => option.id === id),
    error: data ? null : error,
    refetch,
  }
}

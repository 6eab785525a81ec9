import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import type { TableColumn } from '@stoa/ui/table'

import type { Denomination } from '../../model/denominations.ts'
import { basePriceOf, currenciesOf } from '../../../products/model/prices.ts'

/** The name of each value and what it costs in every currency that one of them has a price in. */
export function useDenominationColumns(
  { variants }: AdminProduct,
  main: string,
): TableColumn<Denomination>[] {
  const { t, locale } = useTranslation()
  const others = currenciesOf(variants).filter((currency) => currency !== main)
  const money = (currency: string): TableColumn<Denomination> => ({
    id: currency,
    header: currency.toUpperCase(),
    align: 'end',
    cell: ({ variant }) => {
      const amount = basePriceOf(variant, currency)
      return amount === null ? '–' : <bdi>{formatMoney(amount, currency, locale)}</bdi>
    },
  })
  return [
    { id: 'title', header: t('giftCards.fields.value'), cell: ({ title }) => <bdi>{title}</bdi> },
    money(main),
    ...others.map(money),
  ]
}

import { useProductColumns } from '@stoa/admin/choices'
import { useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'
import type { TableColumn } from '@stoa/ui/table'

import { pricesIn, priceRangesOf, type PricedProduct } from '../../model/price-sheet.ts'

/** How many currencies a row names. */
const SHOWN = 3

/** What the rows of a price list's products show. */
export function usePricedColumns(listId: string): TableColumn<PricedProduct>[] {
  const { t, locale } = useTranslation()
  return [
    ...useProductColumns<PricedProduct>({ width: '36%', isSortable: true }),
    {
      id: 'variants',
      header: t('admin.product.columns.variants'),
      width: '96px',
      align: 'end',
      cell: ({ variants }) => formatNumber(variants.length, locale),
    },
    {
      id: 'count',
      header: t('pricing.columns.prices'),
      width: '96px',
      align: 'end',
      cell: (product) => formatNumber(pricesIn(listId, product).length, locale),
    },
    {
      id: 'range',
      header: t('pricing.columns.range'),
      cell: (product) =>
        formatList(
          priceRangesOf(pricesIn(listId, product))
            .slice(0, SHOWN)
            .map(({ currency, least, most }) => {
              const from = formatMoney(least, currency, locale)
              return least === most ? from : `${from} – ${formatMoney(most, currency, locale)}`
            }),
          locale,
        ),
    },
  ]
}

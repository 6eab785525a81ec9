import type { TaxRate } from '@stoa/api/admin/tax-rates'
import { useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { formatPercent } from '@stoa/i18n/numbers'
import type { TableColumn } from '@stoa/ui/table'

/** So many names are shown; the form has the rest. */
const SHOWN = 3

export function useRateColumns(): TableColumn<TaxRate>[] {
  const { t, locale } = useTranslation()
  const namesOf = ({ products = [], product_types = [], shipping_options = [] }: TaxRate) => {
    const names = [
      ...product_types.map(({ value }) => value),
      ...shipping_options.map(({ name }) => name),
      ...products.map(({ title }) => title),
    ]
    if (names.length === 0) return t('taxes.rates.nothing')
    return names.length > SHOWN
      ? t('taxes.rates.more', {
          names: formatList(names.slice(0, SHOWN), locale),
          number: names.length - SHOWN,
        })
      : formatList(names, locale)
  }
  return [
    { id: 'name', header: t('taxes.fields.name'), width: '26%', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'rate',
      header: t('taxes.fields.rate'),
      align: 'end',
      width: '96px',
      cell: ({ rate }) => (rate === null ? '–' : formatPercent(rate, locale)),
    },
    { id: 'code', header: t('taxes.fields.code'), width: '128px', cell: ({ code }) => code ?? '–' },
    { id: 'use', header: t('taxes.rates.use'), cell: namesOf },
  ]
}

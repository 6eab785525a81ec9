import { defineList, ListCard, useList } from '@stoa/admin/list'
import { regionChoices } from '@stoa/admin/choices'
import { taxRateKeys, taxRateQueries, type TaxRatePage } from '@stoa/api/admin/tax-rates'
import type { HttpClient } from '@stoa/api/http'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatPercent } from '@stoa/i18n/numbers'
import { Page } from '@stoa/ui/page'
import Percent from 'lucide-react/icons/percent'

import { DefaultRates } from './default-rates.tsx'

const rates = defineList({
  name: 'tax-rates',
  path: '/settings/taxes',
  key: taxRateKeys.lists(),
  read: (http: HttpClient) => taxRateQueries(http).list,
  page: ({ tax_rates: rows, count }: TaxRatePage) => ({ rows, count }),
  query: { expand: ['region', 'products', 'product_types', 'shipping_options'] },
  rowName: ({ name }) => name,
  rowPath: ({ region_id }) => `/settings/taxes/${region_id}`,
  search: { label: 'taxes.search', hint: 'taxes.searchHint' },
  filters: {
    region_id: { type: 'choices', label: 'taxes.columns.region', load: async () => regionChoices },
  },
  columns: {
    name: { header: 'taxes.fields.name', width: '26%', value: ({ name }) => name },
    region: { header: 'taxes.columns.region', value: ({ region }) => region?.name },
    rate: {
      header: 'taxes.fields.rate',
      align: 'end',
      value: ({ rate }, { locale }) => (rate === null ? null : formatPercent(rate, locale)),
    },
    code: { header: 'taxes.fields.code', value: ({ code }) => code },
    products: {
      header: 'taxes.fields.products',
      align: 'end',
      value: ({ products }) => products?.length,
    },
    types: {
      header: 'taxes.fields.types',
      align: 'end',
      value: ({ product_types }) => product_types?.length,
    },
    shipping: {
      header: 'taxes.fields.shipping',
      align: 'end',
      value: ({ shipping_options }) => shipping_options?.length,
    },
  },
  failed: 'taxes.failed',
})

export default function TaxesPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <Page title={t('taxes.title')} back={{ href: href('/settings'), label: t('settings.title') }}>
      <DefaultRates />
      <ListCard
        list={useList(rates)}
        label={t('taxes.rates.title')}
        title={t('taxes.rates.title')}
        empty={{ icon: Percent, title: t('taxes.rates.empty'), message: t('taxes.rates.emptyHint') }}
      />
    </Page>
  )
}

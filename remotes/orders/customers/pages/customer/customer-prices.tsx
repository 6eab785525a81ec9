import { LoadFailure } from '@stoa/admin/failures'
import { ALL_REGIONS } from '@stoa/admin/choices'
import { regionQueries } from '@stoa/api/admin/regions'
import { variantQueries, type AdminVariant } from '@stoa/api/admin/variants'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Dialog } from '@stoa/ui/dialog'
import { Pagination } from '@stoa/ui/pagination'
import { SearchField } from '@stoa/ui/search-field'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { Table, type TableColumn } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { CustomerOfPage } from '../../components/customer-of-page.ts'
import { usualRegion } from '../../model/usual-region.ts'

interface CustomerPricesProps {
  customer: CustomerOfPage
  onClose: () => void
}

const LIMIT = 10
const WITH_COUNTRIES = { ...ALL_REGIONS, expand: 'countries' }
const SHOWN = { fields: 'id,title,sku,product_id', expand: 'product', limit: LIMIT }

/** What a customer pays in a region, with the price lists of the customer's groups. */
export function CustomerPrices({ customer, onClose }: CustomerPricesProps) {
  const { t } = useTranslation()
  const http = useApi()
  const [regionId, setRegionId] = useState<string | null>(null)
  const [{ q, offset }, setView] = useState({ q: '', offset: 0 })
  const regions = useQuery(regionQueries(http).list(WITH_COUNTRIES))
  const all = regions.data?.regions ?? []
  const addresses = [customer.billing_address, ...(customer.shipping_addresses ?? [])]
  const region = all.find(({ id }) => id === regionId) ?? usualRegion(all, addresses)
  const query = {
    ...SHOWN,
    offset,
    customer_id: customer.id,
    ...(q && { q }),
    ...(region && { region_id: region.id }),
  }
  const variants = useQuery({ ...variantQueries(http).list(query), enabled: region !== undefined })
  const columns = usePriceColumns(region?.currency_code ?? 'eur')
  const isWithoutRegion = regions.data?.regions.length === 0
  const failure = regions.error ?? variants.error
  return (
    <Dialog isOpen onClose={onClose} title={t('customers.prices.title')} size="large">
      <Stack>
        <Select
          label={t('customers.prices.region')}
          placeholder={t('customers.prices.region')}
          value={region?.id ?? null}
          options={regions.data?.regions.map(({ id, name }) => ({ id, label: name }))}
          onChange={setRegionId}
        />
        <SearchField
          label={t('admin.variants.search')}
          placeholder={t('admin.variants.searchHint')}
          value={q}
          onSearch={(next) => setView({ q: next.trim(), offset: 0 })}
        />
        <Table
          label={t('customers.prices.title')}
          columns={columns}
          rows={variants.data?.variants ?? []}
          rowKey={(variant) => variant.id}
          isLoading={!variants.data && !isWithoutRegion}
          skeletonRows={LIMIT}
          isRefetching={variants.isPlaceholderData}
          empty={t(isWithoutRegion ? 'customers.prices.noRegion' : 'admin.list.noMatch.title')}
          failure={
            failure && !variants.data ? (
              <LoadFailure
                title={t('admin.variants.failed')}
                error={failure}
                onRetry={() => Promise.all([regions.refetch(), variants.refetch()])}
              />
            ) : undefined
          }
        />
        {variants.data && variants.data.count > LIMIT ? (
          <Pagination
            offset={offset}
            limit={LIMIT}
            count={variants.data.count}
            onChange={(next) => setView({ q, offset: next })}
          />
        ) : null}
      </Stack>
    </Dialog>
  )
}

function usePriceColumns(currency: string): TableColumn<AdminVariant>[] {
  const { t, locale } = useTranslation()
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, currency, locale))
  return [
    {
      id: 'variant',
      header: t('admin.variants.columns.variant'),
      width: '50%',
      cell: ({ product, title }) => <bdi>{t('admin.variants.name', { product: product.title, title })}</bdi>,
    },
    {
      id: 'usual',
      header: t('customers.prices.usual'),
      align: 'end',
      cell: ({ original_price_incl_tax: withTax, original_price: price }) => (
        <bdi>{money(withTax ?? price)}</bdi>
      ),
    },
    {
      id: 'own',
      header: t('customers.prices.own'),
      align: 'end',
      cell: ({ calculated_price_incl_tax: withTax, calculated_price: price }) => (
        <bdi>{money(withTax ?? price)}</bdi>
      ),
    },
  ]
}

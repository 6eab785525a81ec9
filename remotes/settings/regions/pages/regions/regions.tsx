import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListPage } from '@stoa/admin/list'
import { regionKeys, regionQueries, type RegionPage } from '@stoa/api/admin/regions'
import type { HttpClient } from '@stoa/api/http'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatCodes } from '@stoa/i18n/lists'
import Globe from 'lucide-react/icons/globe'

const CreateRegion = lazyDialog(async () => (await import('../../components/create-region.tsx')).CreateRegion)

const regions = defineList({
  name: 'regions',
  path: '/settings/regions',
  key: regionKeys.lists(),
  read: (http: HttpClient) => regionQueries(http).list,
  page: ({ regions: rows, count }: RegionPage) => ({ rows, count }),
  rowName: ({ name }) => name,
  rowPath: ({ id }) => `/settings/regions/${id}`,
  prefetch: (cache, http, { id }) => cache.prefetchQuery(regionQueries(http).detail(id)),
  search: { label: 'regions.search', hint: 'regions.searchHint' },
  columns: {
    name: { header: 'regions.columns.name', width: '28%', sort: 'name', value: ({ name }) => name },
    currency: {
      header: 'regions.columns.currency',
      value: ({ currency_code }) => currency_code.toUpperCase(),
    },
    countries: {
      header: 'regions.columns.countries',
      align: 'end',
      value: ({ countries }) => countries.length,
    },
    payment: {
      header: 'regions.columns.payment',
      value: ({ payment_providers = [] }) => payment_providers.map(({ id }) => id).join(', '),
      cell: ({ payment_providers = [] }, { locale }) =>
        formatCodes(
          payment_providers.map(({ id }) => id),
          locale,
        ),
    },
    fulfillment: {
      header: 'regions.columns.fulfillment',
      value: ({ fulfillment_providers = [] }) => fulfillment_providers.map(({ id }) => id).join(', '),
      cell: ({ fulfillment_providers = [] }, { locale }) =>
        formatCodes(
          fulfillment_providers.map(({ id }) => id),
          locale,
        ),
    },
    created: {
      header: 'regions.columns.created',
      isHidden: true,
      sort: 'created_at',
      value: ({ created_at }) => new Date(created_at),
    },
  },
  failed: 'regions.failed',
})

export default function RegionsPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <ListPage
      list={regions}
      title={t('regions.title')}
      back={{ href: href('/settings'), label: t('settings.title') }}
      create={{ label: t('regions.create.action'), Dialog: CreateRegion }}
      empty={{
        icon: Globe,
        title: t('regions.empty.title'),
        message: t('regions.empty.message'),
      }}
    />
  )
}

import { ALL_REGIONS } from '@stoa/admin/choices'
import { regionQueries } from '@stoa/api/admin/regions'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Table, type TableColumn } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'
import Truck from 'lucide-react/icons/truck'

import type { Profile } from '../../model/profile.ts'

/** The shipping options of a profile in all regions; each is changed on the page of its region. */
export function ProfileOptions({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const columns = useOptionColumns()
  const title = t('shippingProfiles.options.title')
  return (
    <Card title={title} description={t('shippingProfiles.options.hint')} isFlush>
      <Table
        label={title}
        columns={columns}
        rows={profile.shipping_options ?? []}
        rowKey={({ id }) => id}
        rowHref={({ region_id }) => href(`/settings/regions/${region_id}`)}
        empty={
          <EmptyState
            icon={Truck}
            title={t('shippingProfiles.options.empty')}
            message={t('shippingProfiles.options.emptyHint')}
          />
        }
      />
    </Card>
  )
}

type Option = NonNullable<Profile['shipping_options']>[number]

function useOptionColumns(): TableColumn<Option>[] {
  const { t, locale } = useTranslation()
  const { data } = useQuery(regionQueries(useApi()).list(ALL_REGIONS))
  const regions = new Map(data?.regions.map((region) => [region.id, region]))
  return [
    {
      id: 'name',
      header: t('shippingProfiles.options.name'),
      width: '40%',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'region',
      header: t('shippingProfiles.options.region'),
      cell: ({ region_id }) => <bdi>{regions.get(region_id)?.name ?? '–'}</bdi>,
    },
    {
      id: 'use',
      header: t('shippingProfiles.options.use'),
      cell: ({ is_return }) => t(`shippingProfiles.options.${is_return ? 'back' : 'there'}`),
    },
    {
      id: 'price',
      header: t('shippingProfiles.options.price'),
      align: 'end',
      cell: ({ amount, region_id }) => {
        const region = regions.get(region_id)
        return amount === null || !region ? '–' : formatMoney(amount, region.currency_code, locale)
      },
    },
  ]
}

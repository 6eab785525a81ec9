import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { EditedRowsCard } from '@stoa/admin/record'
import type { AdminRegion } from '@stoa/api/admin/regions'
import { useDeleteShippingOption } from '@stoa/api/admin/shipping-options'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import Truck from 'lucide-react/icons/truck'

import { regionShipping } from './region-shipping.ts'
import { useShippingColumns } from './use-shipping-columns.tsx'

const CreateOption = lazyDialog(async () => (await import('./create-option.tsx')).CreateOption)
const EditOption = lazyDialog(async () => (await import('./edit-option.tsx')).EditOption)

interface ShippingCardProps {
  region: AdminRegion
  /** The return options instead of the shipping options. Default false. */
  isReturn?: boolean
}

/** The shipping options of a region. */
export function ShippingCard({ region, isReturn = false }: ShippingCardProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(regionShipping(useApi(), region.id))
  const { mutate: remove } = useDeleteShippingOption()
  const columns = useShippingColumns(region.currency_code, isReturn)
  const texts = isReturn ? 'shipping.returns' : 'shipping.options'
  return (
    <EditedRowsCard
      title={t(`${texts}.title`)}
      description={t(`${texts}.description`)}
      add={t(`${texts}.add`)}
      columns={columns}
      rows={data?.shipping_options.filter((option) => option.is_return === isReturn)}
      empty={{ icon: Truck, title: t(`${texts}.empty.title`), message: t(`${texts}.empty.message`) }}
      failed={t('shipping.failed')}
      error={error}
      onRetry={refetch}
      deletion={{
        title: ({ name }) => t('shipping.delete.title', { name }),
        message: t('shipping.delete.message'),
        done: t('shipping.deleted'),
        run: ({ id }, onSuccess) => remove({ id }, { onSuccess }),
      }}
      renderCreate={(onClose) => <CreateOption region={region} isReturn={isReturn} onClose={onClose} />}
      renderEdit={(option, onClose) => <EditOption region={region} option={option} onClose={onClose} />}
    />
  )
}

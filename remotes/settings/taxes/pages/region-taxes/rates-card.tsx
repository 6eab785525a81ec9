import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { EditedRowsCard } from '@stoa/admin/record'
import type { AdminRegion } from '@stoa/api/admin/regions'
import { useDeleteTaxRate } from '@stoa/api/admin/tax-rates'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import Percent from 'lucide-react/icons/percent'

import { regionRates } from '../../components/region-rates.ts'
import { useRateColumns } from './use-rate-columns.tsx'

const CreateRate = lazyDialog(async () => (await import('../../components/create-rate.tsx')).CreateRate)
const EditRate = lazyDialog(async () => (await import('../../components/edit-rate.tsx')).EditRate)

/** The rates of a region beside its own. */
export function RatesCard({ region }: { region: AdminRegion }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(regionRates(useApi(), region.id))
  const { mutate: remove } = useDeleteTaxRate()
  const columns = useRateColumns()
  return (
    <EditedRowsCard
      title={t('taxes.rates.title')}
      description={t('taxes.rates.hint')}
      add={t('taxes.create')}
      columns={columns}
      rows={data?.tax_rates}
      empty={{ icon: Percent, title: t('taxes.rates.empty'), message: t('taxes.rates.emptyHint') }}
      failed={t('taxes.failed')}
      error={error}
      onRetry={refetch}
      deletion={{
        title: ({ name }) => t('taxes.delete.title', { name }),
        message: t('taxes.delete.message'),
        done: t('taxes.deleted'),
        run: ({ id }, onSuccess) => remove({ id }, { onSuccess }),
      }}
      renderCreate={(onClose) => <CreateRate region={region} onClose={onClose} />}
      renderEdit={(rate, onClose) => <EditRate rate={rate} onClose={onClose} />}
    />
  )
}

import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { LoadFailure } from '@stoa/admin/record'
import type { AdminRegion } from '@stoa/api/admin/regions'
import { useDeleteTaxRate, type TaxRate } from '@stoa/api/admin/tax-rates'
import { useApi } from '@stoa/api/react'
import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Table } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Percent from 'lucide-react/icons/percent'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'

import { regionRates } from '../../components/region-rates.ts'
import { useRateColumns } from './use-rate-columns.tsx'

const CreateRate = lazyDialog(async () => (await import('../../components/create-rate.tsx')).CreateRate)
const EditRate = lazyDialog(async () => (await import('../../components/edit-rate.tsx')).EditRate)

/** The rates of a region beside its own. */
export function RatesCard({ region }: { region: AdminRegion }) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const { data, error, refetch } = useQuery(regionRates(useApi(), region.id))
  const { mutate: remove } = useDeleteTaxRate()
  const [isCreating, setCreating] = useState(false)
  const [edited, setEdited] = useState<TaxRate>()
  const columns = useRateColumns()
  const askAndDelete = async ({ id, name }: TaxRate) => {
    const question = {
      title: t('taxes.delete.title', { name }),
      message: t('taxes.delete.message'),
      confirmLabel: t('admin.delete'),
      tone: 'danger',
    } as const
    if (await confirm(question)) remove({ id }, { onSuccess: () => notify.success(t('taxes.deleted'), name) })
  }
  return (
    <Card
      title={t('taxes.rates.title')}
      description={t('taxes.rates.hint')}
      actions={<Button onPress={() => setCreating(true)}>{t('taxes.create')}</Button>}
      isFlush
    >
      <Table
        label={t('taxes.rates.title')}
        columns={columns}
        rows={data?.tax_rates ?? []}
        rowKey={({ id }) => id}
        rowMenu={{
          rowName: ({ name }) => name,
          entries: (row) => [
            { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => setEdited(row) },
            {
              id: 'delete',
              label: t('admin.delete'),
              icon: Trash2,
              tone: 'danger',
              onAction: () => void askAndDelete(row),
            },
          ],
        }}
        isLoading={!data && !error}
        skeletonRows={3}
        empty={
          <EmptyState icon={Percent} title={t('taxes.rates.empty')} message={t('taxes.rates.emptyHint')} />
        }
        failure={
          error && !data ? (
            <LoadFailure title={t('taxes.failed')} error={error} onRetry={refetch} />
          ) : undefined
        }
      />
      {isCreating ? <CreateRate region={region} onClose={() => setCreating(false)} /> : null}
      {edited ? <EditRate rate={edited} onClose={() => setEdited(undefined)} /> : null}
    </Card>
  )
}

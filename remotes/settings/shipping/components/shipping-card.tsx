import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { LoadFailure } from '@stoa/admin/record'
import type { AdminRegion } from '@stoa/api/admin/regions'
import { useDeleteShippingOption, type ShippingOptionRow } from '@stoa/api/admin/shipping-options'
import { useApi } from '@stoa/api/react'
import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Table } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'

import { regionShipping } from './region-shipping.ts'
import { useShippingColumns } from './use-shipping-columns.tsx'

const CreateOption = lazyDialog(async () => (await import('./create-option.tsx')).CreateOption)
const EditOption = lazyDialog(async () => (await import('./edit-option.tsx')).EditOption)

interface ShippingCardProps {
  region: AdminRegion
  /** The ways back instead of those there. */
  isReturn?: boolean
}

/** The ways to ship of a region. */
export function ShippingCard({ region, isReturn = false }: ShippingCardProps) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const { data, error, refetch } = useQuery(regionShipping(useApi(), region.id))
  const { mutate: remove } = useDeleteShippingOption()
  const [isCreating, setCreating] = useState(false)
  const [edited, setEdited] = useState<ShippingOptionRow>()
  const columns = useShippingColumns(region.currency_code, isReturn)
  const rows = (data?.shipping_options ?? []).filter((option) => option.is_return === isReturn)
  const texts = isReturn ? 'shipping.returns' : 'shipping.there'
  const title = t(`${texts}.title`)

  const askAndDelete = async ({ id, name }: ShippingOptionRow) => {
    const question = {
      title: t('shipping.delete.title', { name }),
      message: t('shipping.delete.message'),
      confirmLabel: t('admin.delete'),
      tone: 'danger',
    } as const
    if (await confirm(question))
      remove({ id }, { onSuccess: () => notify.success(t('shipping.deleted'), name) })
  }

  return (
    <Card
      title={title}
      description={t(`${texts}.description`)}
      actions={<Button onPress={() => setCreating(true)}>{t(`${texts}.add`)}</Button>}
      isFlush
    >
      <Table
        label={title}
        columns={columns}
        rows={rows}
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
          <EmptyState icon={Truck} title={t(`${texts}.empty.title`)} message={t(`${texts}.empty.message`)} />
        }
        failure={
          error && !data ? (
            <LoadFailure title={t('shipping.failed')} error={error} onRetry={refetch} />
          ) : undefined
        }
      />
      {isCreating ? (
        <CreateOption region={region} isReturn={isReturn} onClose={() => setCreating(false)} />
      ) : null}
      {edited ? <EditOption region={region} option={edited} onClose={() => setEdited(undefined)} /> : null}
    </Card>
  )
}

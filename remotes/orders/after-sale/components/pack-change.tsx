import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { LoadFailure } from '@stoa/admin/failures'
import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { Checkbox } from '@stoa/ui/checkbox'
import { newMetadata, type MetadataRow } from '@stoa/ui/metadata-editor'
import { Select } from '@stoa/ui/select'
import { useQuery } from '@tanstack/react-query'

import { holdAction } from '../../orders/components/hold-action.ts'
import { LineName } from './line-name.tsx'

interface PackChangeProps {
  order: AdminOrder
  /** An exchange or a claim of the order; the backend packs all of its goods. */
  change: { kind: 'swap' | 'claim'; id: string; additional_items: readonly PackedLine[] }
  onClose: () => void
}

interface PackedLine {
  id: string
  title: string
  description: string | null
  thumbnail: string | null
  quantity: number
}

interface PackValues {
  location: string | null
  isNotified: boolean
  metadata: readonly MetadataRow[]
}

/** Packs what goes out with an exchange or a claim, a moment after it is closed. */
export function PackChange({ order, change, onClose }: PackChangeProps) {
  const { t } = useTranslation()
  const isStocked = useFlag('inventoryService')
  const { data, error, refetch } = useQuery({
    ...stockLocationQueries(useApi()).list({ limit: 500 }),
    enabled: isStocked,
  })
  const formId = `pack-${change.id}`
  const form = useRecordForm<PackValues>({
    id: formId,
    values: { location: null, isNotified: !order.no_notification, metadata: [] },
    save: async ({ location, isNotified, metadata }) => {
      const fulfillment = {
        ...(location && { location_id: location }),
        no_notification: !isNotified,
        ...newMetadata(metadata),
      }
      const { kind, id: changeId } = change
      holdAction(
        order,
        { subject: changeId, kind: 'packChange', values: { change: { kind, id: changeId }, fulfillment } },
        formId,
      )
      onClose()
      return false
    },
  })
  return (
    <FormDialog
      title={t('afterSale.pack.title')}
      saveLabel={t('afterSale.pack.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      {change.additional_items.map((line) => (
        <LineName key={line.id} line={line}>
          {t('afterSale.pieces', { count: line.quantity })}
        </LineName>
      ))}
      {error && !data ? (
        <LoadFailure title={t('admin.choose.failed')} error={error} onRetry={refetch} />
      ) : isStocked ? (
        <Field
          form={form}
          name="location"
          as={Select}
          label={t('afterSale.pack.location')}
          placeholder={t('afterSale.location.none')}
          options={data?.stock_locations.map(({ id, name }) => ({ id, label: name }))}
          rules={{ required: 'afterSale.location.missing' }}
        />
      ) : null}
      <Field form={form} name="isNotified" as={Checkbox} label={t('afterSale.notify')} />
      <MetadataField form={form} />
    </FormDialog>
  )
}

import { Field, FormDialog } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { LocationSelect } from '@stoa/admin/location-select'
import { LoadFailure } from '@stoa/admin/failures'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Checkbox } from '@stoa/ui/checkbox'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'

import { holdAction } from '../../components/hold-action.ts'
import { FulfillLines } from './fulfill-lines.tsx'
import { Preflight } from './preflight.tsx'
import { useFulfillForm } from './use-fulfill-form.ts'
import { useOrderStock } from './use-order-stock.ts'

interface FulfillDialogProps {
  order: AdminOrder
  onClose: () => void
}

/** Packs pieces of an order at one location, a moment after it is closed. */
export function FulfillDialog({ order, onClose }: FulfillDialogProps) {
  const { t } = useTranslation()
  const at = useOrderStock(order)
  const formId = `fulfill-${order.id}`
  const { form, lines } = useFulfillForm(order, at, {
    id: formId,
    send: async (values) => {
      holdAction(order, { subject: order.id, kind: 'fulfill', values }, formId)
      onClose()
      return false
    },
  })
  return (
    <FormDialog
      title={t('order.fulfill.title')}
      saveLabel={t('order.fulfill.action')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <Preflight order={order} stock={at} />
      {at.isLoaded ? (
        <>
          {at.hasLocations ? (
            <Field
              form={form}
              name="locationId"
              as={LocationSelect}
              locations={at.locations}
              rules={{ required: 'admin.missing' }}
            />
          ) : null}
          <FulfillLines form={form} lines={lines} stock={at.stock} hasLocations={at.hasLocations} />
        </>
      ) : at.error ? (
        <LoadFailure title={t('order.fulfill.failed')} error={at.error} onRetry={at.refetch} />
      ) : (
        <SkeletonLines count={6} />
      )}
      <Field form={form} name="isNotified" as={Checkbox} label={t('order.notify')} />
      <MetadataField form={form} />
    </FormDialog>
  )
}

import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Checkbox } from '@stoa/ui/checkbox'
import { TextArea } from '@stoa/ui/text-area'
import { useWatch } from 'react-hook-form'

import { trackingNumbersIn } from '../../model/carriers.ts'
import type { Parcel } from '../../model/fulfillments.ts'
import { parcelRef } from '../../model/held.ts'
import { holdAction } from '../../components/hold-action.ts'
import { TrackingNumbers } from './tracking-numbers.tsx'

interface ShipDialogProps {
  order: AdminOrder
  parcel: Parcel
  onClose: () => void
}

/** Marks a parcel as shipped, a moment after it is closed. */
export function ShipDialog({ order, parcel, onClose }: ShipDialogProps) {
  const { t } = useTranslation()
  const id = `ship-${parcel.id}`
  const form = useRecordForm({
    id,
    values: { numbers: '', isNotified: !order.no_notification },
    save: async ({ numbers, isNotified }) => {
      const shipment = { tracking_numbers: trackingNumbersIn(numbers), no_notification: !isNotified }
      holdAction(
        order,
        { subject: parcel.id, kind: 'ship', values: { parcel: parcelRef(parcel), shipment } },
        id,
      )
      onClose()
      return false
    },
  })
  const typed = trackingNumbersIn(useWatch({ control: form.control, name: 'numbers' }))
  return (
    <FormDialog
      title={t('order.ship.title')}
      size="small"
      saveLabel={t('order.ship.action')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <Field
        form={form}
        name="numbers"
        as={TextArea}
        rows={3}
        label={t('order.ship.numbers')}
        description={t('order.ship.numbersHint')}
      />
      {typed.length > 0 ? (
        <TrackingNumbers tracking={typed.map((number) => ({ number, url: null }))} />
      ) : null}
      {parcel.part === 'claim' ? null : (
        <Field form={form} name="isNotified" as={Checkbox} label={t('order.notify')} />
      )}
    </FormDialog>
  )
}

import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Checkbox } from '@stoa/ui/checkbox'
import { TextArea } from '@stoa/ui/text-area'
import { useWatch } from 'react-hook-form'

import { trackingNumbersIn } from '../../model/carriers.ts'
import type { Parcel } from '../../model/fulfillments.ts'
import { TrackingNumbers } from './tracking-numbers.tsx'
import { useParcelWrites } from './use-parcel-writes.ts'

interface ShipDialogProps {
  order: AdminOrder
  parcel: Parcel
  onClose: () => void
}

export function ShipDialog({ order, parcel, onClose }: ShipDialogProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { ship } = useParcelWrites(order, parcel)
  const form = useRecordForm({
    id: `ship-${parcel.id}`,
    values: { numbers: '', isNotified: !order.no_notification },
    save: async ({ numbers, isNotified }) => {
      await ship({ tracking_numbers: trackingNumbersIn(numbers), no_notification: !isNotified })
      notify.success(t('order.ship.done'), `#${order.display_id}`)
      onClose()
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
      <Field form={form} name="isNotified" as={Checkbox} label={t('order.notify')} />
    </FormDialog>
  )
}

import { useHeldSubjects } from '@stoa/admin/held'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useDialogs, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'

import { piecesOf, type Parcel } from '../../model/fulfillments.ts'
import { parcelRef } from '../../model/held.ts'
import { holdAction } from '../../components/hold-action.ts'

export function CancelParcel({ order, parcel }: { order: AdminOrder; parcel: Parcel }) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  if (useHeldSubjects(order.id).has(parcel.id)) return null
  const ask = async () => {
    const question = {
      title: t('order.parcel.cancelTitle'),
      message: t('order.parcel.cancelMessage', { count: piecesOf(parcel) }),
      confirmLabel: t('order.parcel.cancel'),
      tone: 'danger',
    } as const
    if (await confirm(question))
      holdAction(order, { subject: parcel.id, kind: 'cancelParcel', values: { parcel: parcelRef(parcel) } })
  }
  return (
    <Button size="small" variant="quiet" onPress={() => void ask()}>
      {t('order.parcel.cancel')}
    </Button>
  )
}

import type { AdminOrder } from '@stoa/api/admin/orders'
import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'

import { piecesOf, type Parcel } from '../../model/fulfillments.ts'
import { useParcelWrites } from './use-parcel-writes.ts'

export function CancelParcel({ order, parcel }: { order: AdminOrder; parcel: Parcel }) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const { cancel, isCanceling } = useParcelWrites(order, parcel)
  const ask = async () => {
    const question = {
      title: t('order.parcel.cancelTitle'),
      message: t('order.parcel.cancelMessage', { count: piecesOf(parcel) }),
      confirmLabel: t('order.parcel.cancel'),
      tone: 'danger',
    } as const
    if (!(await confirm(question))) return
    const isDone = await cancel().then(
      () => true,
      () => false,
    )
    if (isDone) notify.success(t('order.parcel.canceled'), `#${order.display_id}`)
  }
  return (
    <Button size="small" variant="quiet" isLoading={isCanceling} onPress={() => void ask()}>
      {t('order.parcel.cancel')}
    </Button>
  )
}

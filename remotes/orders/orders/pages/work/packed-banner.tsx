import { useCancelFulfillment } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'

/** A parcel that was packed in this session. */
export interface PackedParcel {
  orderId: string
  number: number
  fulfillmentId: string
  isNotified: boolean
}

interface PackedBannerProps {
  parcel: PackedParcel
  onUndone: () => void
}

/** Says which order was packed last, and unpacks it again. */
export function PackedBanner({ parcel, onUndone }: PackedBannerProps) {
  const { orderId, number, fulfillmentId, isNotified } = parcel
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: cancel, isPending } = useCancelFulfillment()
  const undo = async () => {
    const isDone = await cancel({ id: orderId, fulfillmentId }).then(
      () => true,
      () => false,
    )
    if (!isDone) return
    notify.success(t('order.parcel.canceled'), `#${number}`)
    onUndone()
  }
  return (
    <Banner
      tone="success"
      title={t('orderWork.packed', { number: `#${number}` })}
      actions={
        <Button size="small" isLoading={isPending} onPress={() => void undo()}>
          {t('orderWork.undo')}
        </Button>
      }
    >
      {t(isNotified ? 'orderWork.undoNotified' : 'orderWork.undoHint')}
    </Banner>
  )
}

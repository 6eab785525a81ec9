import { useCancelFulfillment, useCreateFulfillment } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { useUndoSecond } from '../../components/use-undo-second.ts'
import type { Packed } from '../../model/held.ts'
import { secondOf } from '../../model/made-twice.ts'

const TWICE = {
  title: 'order.twice.packed',
  message: 'order.twice.packedMessage',
  cancel: 'order.parcel.cancel',
  canceled: 'order.parcel.canceled',
}

/** Packs pieces of an order, says so, and resolves with the id of the fulfillment. */
export function usePacking({ id, display_id }: { id: string; display_id: number }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const undoSecond = useUndoSecond()
  const { mutateAsync: fulfill } = useCreateFulfillment()
  const { mutateAsync: cancel } = useCancelFulfillment()
  return async (packed: Packed): Promise<string> => {
    const { order } = await fulfill({ id, ...packed })
    const made = order.fulfillments.filter((one) => !packed.known.includes(one.id))
    const second = secondOf(made, [])
    if (second) await undoSecond(TWICE, display_id, () => cancel({ id, fulfillmentId: second.id }))
    else notify.success(t('order.fulfill.done'), `#${display_id}`)
    return made.find((one) => one !== second)?.id ?? ''
  }
}

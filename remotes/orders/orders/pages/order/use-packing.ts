import { useCreateFulfillment } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import type { Packed } from '../../model/held.ts'
import { isMadeTwice } from '../../model/made-twice.ts'

/** Packs pieces of an order, says so, and resolves with the id of the fulfillment. */
export function usePacking({ id, display_id }: { id: string; display_id: number }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: fulfill } = useCreateFulfillment()
  return async (packed: Packed): Promise<string> => {
    const { order } = await fulfill({ id, ...packed })
    if (isMadeTwice(order.fulfillments, packed.known))
      notify.error(t('order.twice.packed'), t('order.twice.packedMessage'))
    else notify.success(t('order.fulfill.done'), `#${display_id}`)
    return order.fulfillments.find((made) => !packed.known.includes(made.id))?.id ?? ''
  }
}

import type { ShopOrder } from '@stoa/api/store/orders'
import { useCreateReturn } from '@stoa/api/store/returns'
import { useTranslation } from '@stoa/i18n/react'
import { useNavigate } from 'react-router'

import { trackingIn } from '../orders/parcels.ts'
import { WithOrder } from '../orders/with-order.tsx'
import { rememberReturn, useAnnounced } from './announced.ts'
import { returnableLines } from './returnable.ts'
import { type SentBack, SendBackPage } from './send-back-page.tsx'

/** Announces that pieces of an order come back. */
export function ReturnPage() {
  return <WithOrder>{(order) => <Return order={order} />}</WithOrder>
}

function Return({ order }: { order: ShopOrder }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const create = useCreateReturn()
  const lines = returnableLines(order, useAnnounced(order.id))

  async function announce({ items, announced, shipping }: SentBack): Promise<void> {
    const answer = await create.mutateAsync({
      order_id: order.id,
      items,
      ...(shipping && { return_shipping: { option_id: shipping } }),
    })
    rememberReturn({
      id: answer.return.id,
      orderId: order.id,
      at: String(answer.return.created_at),
      refund: answer.return.refund_amount,
      lines: announced,
      label: trackingIn(answer.return.shipping_data),
    })
    await navigate('..', { relative: 'path', replace: true })
  }

  return (
    <SendBackPage
      title={t('returns.title', { number: order.display_id })}
      lead={t('returns.lead')}
      action={t('returns.submit')}
      order={order}
      lines={lines}
      send={announce}
    />
  )
}

import type { ShopOrder } from '@stoa/api/store/orders'
import { useCreateSwap } from '@stoa/api/store/swaps'
import { useTranslation } from '@stoa/i18n/react'
import { useNavigate } from 'react-router'

import { WithOrder } from '../orders/with-order.tsx'
import { rememberReturn, useAnnounced } from './announced.ts'
import { swapPath } from './exchange.ts'
import { exchangedItems } from './return-form.ts'
import { returnableLines } from './returnable.ts'
import { type SentBack, SendBackPage } from './send-back-page.tsx'

/** Asks to exchange pieces of an order for other variants of the same products. */
export function ExchangePage() {
  return <WithOrder>{(order) => <Exchange order={order} />}</WithOrder>
}

function Exchange({ order }: { order: ShopOrder }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const create = useCreateSwap()
  const lines = returnableLines(order, useAnnounced(order.id)).filter(({ line }) => line.variant)

  async function ask({ form, items, announced, shipping }: SentBack): Promise<void> {
    const { swap } = await create.mutateAsync({
      order_id: order.id,
      return_items: items,
      additional_items: exchangedItems(form),
      ...(shipping && { return_shipping_option: shipping }),
    })
    rememberReturn({
      id: swap.id,
      orderId: order.id,
      at: String(swap.created_at),
      refund: 0,
      lines: announced,
      label: [],
      swapCart: swap.cart_id ?? '',
    })
    await navigate(swapPath(swap.cart_id ?? ''), { replace: true })
  }

  return (
    <SendBackPage
      title={t('exchange.title', { number: order.display_id })}
      lead={t('exchange.lead')}
      action={t('exchange.submit')}
      order={order}
      lines={lines}
      isExchange
      send={ask}
    />
  )
}

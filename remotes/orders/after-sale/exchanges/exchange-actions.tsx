import { useHeldSubjects } from '@stoa/admin/held'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useProcessSwapPayment, type AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { holdAction } from '../../orders/components/hold-action.ts'
import { CopyLink } from '../components/copy-link.tsx'
import { useAsk, useQuestion } from '../components/use-ask.ts'
import { swapActions } from '../model/allowed.ts'
import { differenceOf } from '../model/edit.ts'
import { announcedReturn } from '../model/receipt.ts'
import { ReturnActions } from '../returns/return-actions.tsx'

const PackChange = lazyDialog(async () => (await import('../components/pack-change.tsx')).PackChange)

interface ExchangeActionsProps {
  order: AdminOrder
  swap: AdminOrder['swaps'][number]
  /** Whether the buttons of its return are among them. Default true. */
  isReturnShown?: boolean
}

/** The buttons of an exchange, as far as its state allows and nothing waits to be done with it. */
export function ExchangeActions({ order, swap, isReturnShown = true }: ExchangeActionsProps) {
  const { t, locale } = useTranslation()
  const ask = useAsk(order.display_id)
  const [isPacking, setPacking] = useState(false)
  const { mutateAsync: process, isPending: isProcessing } = useProcessSwapPayment()
  const question = useQuestion()
  const one = { id: order.id, swapId: swap.id }
  const isHeld = useHeldSubjects(order.id).has(swap.id)
  const can = new Set(isHeld ? [] : swapActions(swap))
  const { kind, amount } = differenceOf(swap.difference_due ?? 0)
  const settle = () =>
    ask(`settle.${kind}`, () => process(one), {
      tone: 'neutral',
      amount: formatMoney(amount, order.currency_code, locale),
    })
  const cancel = async () => {
    const change = { kind: 'swap', id: swap.id } as const
    if (await question('cancelExchange'))
      holdAction(order, { subject: swap.id, kind: 'cancelChange', values: { change } })
  }
  return (
    <>
      {can.has('copyLink') && swap.cart_id ? <CopyLink template="swap" id={swap.cart_id} /> : null}
      {isReturnShown ? <ReturnActions order={order} entry={announcedReturn(swap.return_order)} /> : null}
      {can.has('process') ? (
        <Button size="small" isLoading={isProcessing} onPress={() => void settle()}>
          {t(`afterSale.exchange.settle.${kind}`)}
        </Button>
      ) : null}
      {can.has('fulfill') ? (
        <Button size="small" onPress={() => setPacking(true)}>
          {t('afterSale.pack.action')}
        </Button>
      ) : null}
      {can.has('cancel') ? (
        <Button size="small" variant="quiet" onPress={() => void cancel()}>
          {t('afterSale.exchange.cancel')}
        </Button>
      ) : null}
      {isPacking ? (
        <PackChange
          order={order}
          change={{ kind: 'swap', id: swap.id, additional_items: swap.additional_items ?? [] }}
          onClose={() => setPacking(false)}
        />
      ) : null}
    </>
  )
}

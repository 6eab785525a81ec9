import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation, type Question } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'

import { lossOf } from '../../model/cancel-loss.ts'
import { ledgerOf } from '../../model/ledger.ts'
import type { MenuAction } from '../../model/order-actions.ts'

const sentences = (...all: (string | false)[]) => all.filter(Boolean).join('\n')

/** The question before something is done with a whole order. */
export function useOrderQuestion(order: AdminOrder): (action: MenuAction) => Question {
  const { t, locale } = useTranslation()
  const number = `#${order.display_id}`
  const money = (amount: number) => formatMoney(amount, order.currency_code, locale)
  const { authorized, captured, pieces } = lossOf(order)
  const { due } = ledgerOf(order)

  const messages: Record<MenuAction, string> = {
    cancel: sentences(
      t('order.cancel.final'),
      pieces > 0 && t('order.cancel.pieces', { count: pieces }),
      authorized > 0 && t('order.cancel.authorized', { amount: money(authorized) }),
      captured > 0 && t('order.cancel.captured', { amount: money(captured) }),
    ),
    complete: sentences(
      t('order.complete.message'),
      pieces > 0 && t('order.complete.pieces', { count: pieces }),
      authorized + due > 0 && t('order.complete.unpaid', { amount: money(authorized + due) }),
    ),
    archive: t('orders.archive.message', { count: 1 }),
  }
  return (action) => ({
    title:
      action === 'archive' ? t('orders.archive.title', { count: 1 }) : t(`order.${action}.title`, { number }),
    message: messages[action],
    confirmLabel: t(`order.actions.${action}`),
    ...(action === 'cancel' && { tone: 'danger', typeToConfirm: number }),
  })
}

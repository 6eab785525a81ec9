import type { OrderRow } from '@stoa/api/admin/orders'
import { useDialogs, useTranslation, type Question } from '@stoa/extension-sdk'

import { namedOrders } from '../../model/named-orders.ts'

/** Makes the question that goes before an action on several orders; it names them, and says which are left out. */
export function useAskOrders() {
  const { t, locale } = useTranslation()
  const { confirm } = useDialogs()
  return (question: (counted: { count: number }) => Question) =>
    async (orders: readonly OrderRow[], leftOut: string | undefined): Promise<true | undefined> => {
      const { message, ...others } = question({ count: orders.length })
      const whole = leftOut === undefined ? message : t('orderList.andLeftOut', { message, leftOut })
      const named = [namedOrders(orders, locale), whole].filter(Boolean).join('\n')
      return (await confirm({ ...others, message: named })) || undefined
    }
}

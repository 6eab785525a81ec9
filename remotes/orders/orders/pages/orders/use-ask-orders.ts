import type { OrderRow } from '@stoa/api/admin/orders'
import { useDialogs, useTranslation, type Question } from '@stoa/extension-sdk'

/** Makes the question that goes before an action on several orders; those that are left out are named in it. */
export function useAskOrders() {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  return (question: (counted: { count: number }) => Question) =>
    async (orders: readonly OrderRow[], leftOut: string | undefined): Promise<true | undefined> => {
      const { message, ...others } = question({ count: orders.length })
      const whole = leftOut === undefined ? message : t('orderList.andLeftOut', { message, leftOut })
      return (await confirm({ ...others, message: whole })) || undefined
    }
}

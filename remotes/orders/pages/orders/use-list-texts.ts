import type { OrderRow } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import type { ActionTableProps } from '@stoa/ui/action-table'

/** What the list says about its selection and its actions, and how it tells what became of them. */
export function useListTexts(): Pick<ActionTableProps<OrderRow>, 'texts' | 'onSettled'> {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const counted = (key: string, count: number) => t(key, { count, number: formatNumber(count, locale) })
  return {
    texts: {
      selectAll: t('orders.select.all'),
      selectRow: ({ display_id }) => t('orders.select.one', { number: `#${display_id}` }),
      actions: t('orders.actions.title'),
      rowActions: ({ display_id }) => t('orders.actions.one', { number: `#${display_id}` }),
      selected: (count) => counted('orders.select.count', count),
      bulkActions: t('orders.actions.bulk'),
      clear: t('orders.select.clear'),
    },
    onSettled: ({ label }, done, failed) => {
      if (failed === 0) return notify.success(label, counted('orders.acted.done', done))
      const parts = [
        ...(done > 0 ? [counted('orders.acted.done', done)] : []),
        counted('orders.acted.failed', failed),
      ]
      notify.error(label, parts.join(' '))
    },
  }
}

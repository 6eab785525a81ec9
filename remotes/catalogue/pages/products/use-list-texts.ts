import type { ProductRow } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import type { ActionTableProps } from '@stoa/ui/action-table'

/** What the list says about its selection and its actions, and how it tells what became of them. */
export function useListTexts(): Pick<ActionTableProps<ProductRow>, 'texts' | 'onSettled'> {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const counted = (key: string, count: number) => t(key, { count, number: formatNumber(count, locale) })
  return {
    texts: {
      selectAll: t('products.select.all'),
      selectRow: ({ title }) => t('products.select.one', { title }),
      actions: t('products.actions.title'),
      rowActions: ({ title }) => t('products.actions.one', { title }),
      selected: (count) => counted('products.select.count', count),
      bulkActions: t('products.actions.bulk'),
      clear: t('products.select.clear'),
    },
    onSettled: ({ label }, done, failed) => {
      if (failed === 0) return notify.success(label, counted('products.acted.done', done))
      const parts = [
        ...(done > 0 ? [counted('products.acted.done', done)] : []),
        counted('products.acted.failed', failed),
      ]
      notify.error(label, parts.join(' '))
    },
  }
}

import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import type { ActionTableProps } from '@stoa/ui/action-table'

/** What every list says about its selection and its actions, and how it tells what became of them. */
export function useTableTexts<Row>(
  nameOf: (row: Row) => string,
): Pick<ActionTableProps<Row>, 'texts' | 'onSettled'> {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const counted = (key: string, count: number) => t(key, { count, number: formatNumber(count, locale) })
  return {
    texts: {
      selectAll: t('list.select.all'),
      selectRow: (row) => t('list.select.one', { name: nameOf(row) }),
      actions: t('list.actions.title'),
      rowActions: (row) => t('list.actions.one', { name: nameOf(row) }),
      selected: (count) => counted('list.select.count', count),
      bulkActions: t('list.actions.bulk'),
      clear: t('list.select.clear'),
    },
    onSettled: ({ label }, done, failed) => {
      if (failed === 0) return notify.success(label, counted('list.acted.done', done))
      const parts = [
        ...(done > 0 ? [counted('list.acted.done', done)] : []),
        counted('list.acted.failed', failed),
      ]
      notify.error(label, parts.join(' '))
    },
  }
}

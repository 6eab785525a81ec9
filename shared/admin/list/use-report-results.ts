import { useNotify, useTranslation } from '@stoa/extension-sdk'

/** Reports the results of a bulk action, for `onSettled` of a list. */
export function useReportResults(): (action: { label: string }, done: number, failed: number) => void {
  const { t } = useTranslation()
  const notify = useNotify()
  const counted = (key: string, count: number) => t(key, { count })
  return ({ label }, done, failed) => {
    if (failed === 0) return notify.success(label, counted('admin.list.acted.done', done))
    const parts = [
      ...(done > 0 ? [counted('admin.list.acted.done', done)] : []),
      counted('admin.list.acted.failed', failed),
    ]
    notify.error(label, parts.join(' '))
  }
}

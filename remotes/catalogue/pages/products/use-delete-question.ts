import type { ProductRow } from '@stoa/api/admin/products'
import { useTranslation, type Question } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'

/** So many products are named in the question; the others are counted. */
const NAMED = 5

/** Asks before products are deleted, and says what goes with them. */
export function useDeleteQuestion(): (rows: readonly ProductRow[]) => Question {
  const { t, locale } = useTranslation()
  const number = (value: number) => formatNumber(value, locale)
  return (rows) => {
    const count = rows.length
    const variants = rows.reduce((sum, row) => sum + row.variants.length, 0)
    const others = count - NAMED
    const names = [
      ...rows.slice(0, NAMED).map(({ title }) => t('products.delete.name', { title })),
      ...(others > 0 ? [t('products.delete.others', { count: others, number: number(others) })] : []),
    ]
    return {
      title: t('products.delete.title', { count, number: number(count) }),
      message: t('products.delete.message', {
        names: new Intl.ListFormat(locale).format(names),
        count: variants,
        variants: number(variants),
      }),
      confirmLabel: t('products.delete.confirm', { count, number: number(count) }),
      tone: 'danger',
    }
  }
}

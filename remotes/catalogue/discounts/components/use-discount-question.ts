import { useTranslation, type Question } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'

interface Lost {
  code: string
  is_dynamic: boolean
  parent_discount_id: string | null
}

/** So many discounts are named in the question; the others are counted. */
const NAMED = 5

/** Asks before discounts are deleted, and says what goes with them. */
export function useDiscountQuestion(): (lost: readonly Lost[]) => Question {
  const { t, locale } = useTranslation()
  return (lost) => {
    const counted = { count: lost.length }
    const others = lost.length - NAMED
    const names = [
      ...lost.slice(0, NAMED).map(({ code }) => t('discounts.delete.name', { code })),
      ...(others > 0 ? [t('discounts.delete.others', { count: others })] : []),
    ]
    const hasTemplate = lost.some(({ is_dynamic, parent_discount_id }) => is_dynamic && !parent_discount_id)
    return {
      title: t('discounts.delete.title', counted),
      message: [
        t('discounts.delete.message', { names: formatList(names, locale) }),
        ...(hasTemplate ? [t('discounts.delete.codes')] : []),
      ].join(' '),
      confirmLabel: t('discounts.delete.confirm', counted),
      tone: 'danger',
    }
  }
}

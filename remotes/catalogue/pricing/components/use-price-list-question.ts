import { useTranslation, type Question } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'

/** So many price lists are named in the question; the others are counted. */
const NAMED = 5

/** Asks before price lists are deleted: the name has to be typed, or how many they are. */
export function usePriceListQuestion(): (lost: readonly { name: string }[]) => Question {
  const { t, locale } = useTranslation()
  return (lost) => {
    const counted = { count: lost.length }
    const others = lost.length - NAMED
    const names = [
      ...lost.slice(0, NAMED).map(({ name }) => t('pricing.delete.name', { name })),
      ...(others > 0 ? [t('pricing.delete.others', { count: others })] : []),
    ]
    const [only] = lost
    return {
      title: t('pricing.delete.title', counted),
      message: t('pricing.delete.message', { ...counted, names: formatList(names, locale) }),
      confirmLabel: t('pricing.delete.confirm', counted),
      tone: 'danger',
      typeToConfirm: only && lost.length === 1 ? only.name : t('pricing.delete.typed', counted),
    }
  }
}

import { useTranslation, type Question } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'

interface Lost {
  title: string
  products: readonly unknown[]
}

/** Asks before collections are deleted, and says that their products stay. */
export function useCollectionQuestion(): (lost: readonly Lost[]) => Question {
  const { t, locale } = useTranslation()
  const number = (value: number) => formatNumber(value, locale)
  return (lost) => {
    const count = lost.length
    const products = lost.reduce((sum, collection) => sum + collection.products.length, 0)
    const names = lost.map(({ title }) => t('collections.delete.name', { title }))
    return {
      title: t('collections.delete.title', { count, number: number(count) }),
      message: t('collections.delete.message', {
        names: new Intl.ListFormat(locale).format(names),
        count: products,
        products: number(products),
      }),
      confirmLabel: t('collections.delete.confirm', { count, number: number(count) }),
      tone: 'danger',
    }
  }
}

import { useTranslation, type Question } from '@stoa/extension-sdk'

interface Lost {
  title: string
  products: readonly unknown[]
}

/** Asks before collections are deleted, and says that their products stay. */
export function useCollectionQuestion(): (lost: readonly Lost[]) => Question {
  const { t, locale } = useTranslation()
  return (lost) => {
    const count = lost.length
    const products = lost.reduce((sum, collection) => sum + collection.products.length, 0)
    const names = lost.map(({ title }) => t('collections.delete.name', { title }))
    return {
      title: t('collections.delete.title', { count }),
      message: t('collections.delete.message', {
        names: new Intl.ListFormat(locale).format(names),
        count: products,
      }),
      confirmLabel: t('collections.delete.confirm', { count }),
      tone: 'danger',
    }
  }
}

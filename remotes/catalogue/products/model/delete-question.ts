import type { Question, Translation } from '@stoa/extension-sdk'

/** What the question says about a product. */
interface Deletable {
  title: string
  thumbnail: string | null
  variants: readonly unknown[]
  /** Only where they were read. */
  images?: readonly unknown[]
}

/** So many products are named in the question; the others are counted. */
const NAMED = 5

/** Asks before products are deleted, and names what goes with them. */
export function deleteQuestion(
  products: readonly Deletable[],
  { t, locale }: Translation,
  countsByLocation: boolean,
): Question {
  const list = new Intl.ListFormat(locale)
  const counted = (key: string, count: number) => t(`products.delete.${key}`, { count })

  const namesOf = () => {
    const names = products.slice(0, NAMED).map(({ title }) => t('products.delete.name', { title }))
    const others = products.length - names.length
    return list.format(others > 0 ? [...names, counted('others', others)] : names)
  }
  const lostWith = () => {
    const variants = products.reduce((sum, product) => sum + product.variants.length, 0)
    const pictures = products.reduce((sum, { images = [] }) => sum + images.length, 0)
    const hasUncounted = products.some(({ images, thumbnail }) => !images && thumbnail !== null)
    return [
      ...(variants > 0
        ? ['variants', 'prices', countsByLocation ? 'items' : 'stock'].map((what) =>
            counted(`lost.${what}`, variants),
          )
        : []),
      ...(pictures > 0 ? [counted('lost.pictures', pictures)] : []),
      ...(hasUncounted ? [t('products.delete.lost.allPictures')] : []),
    ]
  }

  const names = namesOf()
  const lost = lostWith()
  return {
    title: counted('title', products.length),
    message:
      lost.length > 0
        ? t('products.delete.message', { names, lost: list.format(lost) })
        : t('products.delete.messageAlone', { names }),
    confirmLabel: counted('confirm', products.length),
    tone: 'danger',
  }
}

import type { ShopProduct } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { Thumbnail } from '@stoa/ui/thumbnail'
import { useState } from 'react'

import styles from './gallery.module.css'
import { Lightbox } from './lightbox.tsx'

/** One picture in full, which opens as large as the window, and the others to choose from. */
export function Gallery({ product }: { product: ShopProduct }) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const pictures = [...new Set([product.thumbnail, ...(product.images ?? []).map(({ url }) => url)])].filter(
    (url) => url !== null,
  )
  const picture = <Thumbnail src={pictures[index] ?? null} alt={product.title} size="fill" isEager />
  return (
    <div className={styles.gallery}>
      {pictures.length === 0 ? (
        picture
      ) : (
        <button
          type="button"
          className={styles.enlarge}
          aria-label={t('product.enlarge', { title: product.title })}
          onClick={() => setIsOpen(true)}
        >
          {picture}
        </button>
      )}
      {pictures.length > 1 ? (
        <ul className={styles.choices}>
          {pictures.map((url, position) => (
            <li key={url}>
              <button
                type="button"
                className={styles.choice}
                aria-label={t('product.picture', { number: position + 1, total: pictures.length })}
                aria-pressed={position === index}
                onClick={() => setIndex(position)}
              >
                <Thumbnail src={url} alt="" size="large" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <Lightbox
          title={product.title}
          pictures={pictures}
          index={index}
          onShow={setIndex}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  )
}

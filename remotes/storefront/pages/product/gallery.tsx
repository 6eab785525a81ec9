import type { ShopProduct } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { Thumbnail } from '@stoa/ui/thumbnail'
import { useState } from 'react'

import styles from './gallery.module.css'

/** One picture in full and the others to choose from. */
export function Gallery({ product }: { product: ShopProduct }) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(0)
  const pictures = [...new Set([product.thumbnail, ...(product.images ?? []).map(({ url }) => url)])].filter(
    (url) => url !== null,
  )
  return (
    <div className={styles['gallery']}>
      <Thumbnail src={pictures[index] ?? null} alt={product.title} size="fill" isEager />
      {pictures.length > 1 ? (
        <ul className={styles['choices']}>
          {pictures.map((picture, position) => (
            <li key={picture}>
              <button
                type="button"
                className={styles['choice']}
                aria-label={t('product.picture', { number: position + 1, total: pictures.length })}
                aria-pressed={position === index}
                onClick={() => setIndex(position)}
              >
                <Thumbnail src={picture} alt="" size="large" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

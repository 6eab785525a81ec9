import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Thumbnail } from '@stoa/ui/thumbnail'

import styles from './order-pieces.module.css'

interface Piece {
  id: string
  title: string
  quantity: number
  thumbnail: string | null
}

/** So many pictures fit beside each other. */
const MOST_SHOWN = 3

/** The pictures of the first lines of an order, and how many pieces it has in all. */
export function OrderPieces({ items }: { items: readonly Piece[] }) {
  const { locale } = useTranslation()
  return (
    <span className={styles.pieces}>
      {items.slice(0, MOST_SHOWN).map(({ id, title, thumbnail }) => (
        <span key={id} className={styles.picture}>
          <Thumbnail src={thumbnail} alt={title} size="small" />
        </span>
      ))}
      {formatNumber(
        items.reduce((sum, { quantity }) => sum + quantity, 0),
        locale,
      )}
    </span>
  )
}

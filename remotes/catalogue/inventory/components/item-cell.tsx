import { Thumbnail } from '@stoa/ui/thumbnail'

import { itemName, pictureOf, variantName, type StockItem } from '../model/stock-item.ts'
import styles from './inventory.module.css'

/** The picture of an item, what it is called, and which variant it is. */
export function ItemCell({ item }: { item: StockItem }) {
  const variant = variantName(item)
  return (
    <span className={styles.item}>
      <Thumbnail src={pictureOf(item)} alt="" size="small" />
      <span className={styles.names}>
        <bdi>{itemName(item)}</bdi>
        {variant === null ? null : <bdi className={styles.quiet}>{variant}</bdi>}
      </span>
    </span>
  )
}

import type { ProductRow } from '@stoa/api/admin/products'
import { Thumbnail } from '@stoa/ui/thumbnail'

import styles from './product-title.module.css'

export function ProductTitle({ product: { title, thumbnail } }: { product: ProductRow }) {
  return (
    <span className={styles.product}>
      <Thumbnail src={thumbnail} alt="" size="small" />
      <bdi className={styles.title}>{title}</bdi>
    </span>
  )
}

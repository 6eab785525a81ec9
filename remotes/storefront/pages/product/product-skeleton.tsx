import { Skeleton } from '@stoa/ui/skeleton'

import styles from './product.module.css'

/** Skeleton of picture and text. */
export function ProductSkeleton() {
  return (
    <div className={styles.product} aria-busy>
      <span className={styles.square}>
        <Skeleton height="100%" />
      </span>
      <div className={styles.words}>
        <Skeleton width="70%" height="2.5rem" />
        <Skeleton width="30%" height="1.5rem" />
        <Skeleton height="6rem" />
      </div>
    </div>
  )
}

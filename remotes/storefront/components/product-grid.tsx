import type { ProductCard as Product } from '@stoa/api/store/products'
import { Skeleton } from '@stoa/ui/skeleton'

import { PriceRegion } from './price-region.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

interface ProductGridProps {
  /** Undefined while they load. */
  products: readonly Product[] | undefined
  /** Number of skeletons while loading. */
  expected: number
  /** The products are those of the page or of the region before. */
  isStale?: boolean
}

/** Products side by side, as many as fit. */
export function ProductGrid({ products, expected, isStale }: ProductGridProps) {
  return (
    <PriceRegion isOld={isStale ?? false}>
      <ul className={styles.grid} aria-busy={!products || isStale} data-stale={isStale || undefined}>
        {products
          ? products.map((product, index) => (
              <li key={product.id}>
                <ProductCard product={product} isEager={index < 4} />
              </li>
            ))
          : Array.from({ length: expected }, (_, index) => (
              <li key={index} className={styles.placeholder}>
                <span className={styles.square}>
                  <Skeleton height="100%" />
                </span>
                <Skeleton width="70%" />
                <Skeleton width="35%" />
              </li>
            ))}
      </ul>
    </PriceRegion>
  )
}

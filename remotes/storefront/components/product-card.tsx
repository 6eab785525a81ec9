import type { ProductCard as Product } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { Badge } from '@stoa/ui/badge'
import { Thumbnail } from '@stoa/ui/thumbnail'
import { Link } from 'react-router'

import { stockOf } from '../model/availability.ts'
import { lowestPrice } from '../model/price.ts'
import { productPath } from '../model/shop-address.ts'
import { useRegion } from '../state/region.ts'
import { PriceTag } from './price-tag.tsx'
import styles from './product-card.module.css'
import { WishButton } from './wish-button.tsx'

/** A product in a list: one link with its picture, name and price, and the heart of the wish list. */
export function ProductCard({ product, isEager }: { product: Product; isEager?: boolean }) {
  const { t } = useTranslation()
  const { currency, withTax } = useRegion()
  const lowest = lowestPrice(product.variants, withTax)
  const isGone = product.variants.every((variant) => stockOf(variant).kind === 'gone')
  return (
    <div className={styles.frame}>
      <Link to={productPath(product.handle ?? product.id)} className={styles.card} viewTransition>
        <span className={styles.picture} data-gone={isGone || undefined}>
          <Thumbnail src={product.thumbnail} alt="" size="fill" isEager={isEager} />
          {isGone ? (
            <span className={styles.badge}>
              <Badge>{t('stock.gone')}</Badge>
            </span>
          ) : null}
        </span>
        <span className={styles.title}>
          <bdi>{product.title}</bdi>
        </span>
        {lowest ? (
          <PriceTag price={lowest.price} isFrom={lowest.isFrom} currency={currency} />
        ) : (
          <span className={styles.unsold}>{t('price.none')}</span>
        )}
      </Link>
      <span className={styles.wish}>
        <WishButton product={product} />
      </span>
    </div>
  )
}

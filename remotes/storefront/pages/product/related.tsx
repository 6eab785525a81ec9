import { useApi } from '@stoa/api/react'
import { productQueries, type ShopProduct } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { useQuery } from '@tanstack/react-query'

import { ProductGrid } from '../../components/product-grid.tsx'
import { useRegion } from '../../state/region.ts'
import styles from './product.module.css'

const SHOWN = 4

/** A few products of the same collection or type; nothing when there are none. */
export function Related({ product }: { product: ShopProduct }) {
  const { t } = useTranslation()
  const { region } = useRegion()
  const { collection_id, type_id } = product
  const kin = collection_id ? { collection_id: [collection_id] } : { type_id: [type_id ?? ''] }
  const query = useQuery({
    ...productQueries(useApi()).list({ ...kin, region_id: region.id, limit: SHOWN + 1, offset: 0 }),
    enabled: Boolean(collection_id ?? type_id),
  })
  const others = query.data?.products.filter(({ id }) => id !== product.id).slice(0, SHOWN)
  if (!others?.length) return null
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className={styles.relatedHeading}>
        {t('product.related')}
      </h2>
      <ProductGrid products={others} expected={SHOWN} isStale={query.isPlaceholderData} />
    </section>
  )
}

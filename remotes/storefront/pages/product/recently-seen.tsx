import { useApi } from '@stoa/api/react'
import { productQueries } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { useRemembered } from '@stoa/ui/remembered'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { ProductGrid } from '../../components/product-grid.tsx'
import { rememberedProducts, withNewest } from '../../state/recently-seen.ts'
import { useRegion } from '../../state/region.ts'
import styles from './product.module.css'

const SHOWN = 4

/** The products that were opened before this one; nothing when there are none. */
export function RecentlySeen({ productId }: { productId: string }) {
  const { t } = useTranslation()
  const { region } = useRegion()
  const seen = useRemembered(rememberedProducts) ?? []
  const others = seen.filter((id) => id !== productId).slice(0, SHOWN)
  const { data, isPlaceholderData } = useQuery({
    ...productQueries(useApi()).list({ id: others, region_id: region.id, limit: SHOWN, offset: 0 }),
    enabled: others.length > 0,
    // It invites; without it the page is still whole.
    meta: { quiet: true },
  })

  useEffect(() => {
    rememberedProducts.write(withNewest(rememberedProducts.read(), productId))
  }, [productId])

  const products = others.flatMap((id) => data?.products.filter((product) => product.id === id) ?? [])
  if (products.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="seen">
      <h2 id="seen" className={styles.relatedHeading}>
        {t('product.seen')}
      </h2>
      <ProductGrid products={products} expected={SHOWN} isStale={isPlaceholderData} />
    </section>
  )
}

import { useApi } from '@stoa/api/react'
import { productQueries } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { useQuery } from '@tanstack/react-query'

import { ActionLink } from '../../components/action-link.tsx'
import { hasTrouble, LoadFailure } from '../../components/load-failure.tsx'
import { ProductGrid } from '../../components/product-grid.tsx'
import { listPath } from '../../model/shop-address.ts'
import { useRegion } from '../../state/region.ts'
import { Collections } from './collections.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'

const SHOWN = 12

/** The home page: a greeting, the collections, and new products. */
export function Home() {
  const { t } = useTranslation()
  const { region } = useRegion()
  const query = useQuery(
    productQueries(useApi()).list({ region_id: region.id, is_giftcard: false, limit: SHOWN, offset: 0 }),
  )
  const products = query.data?.products
  return (
    <div className={styles.home}>
      <Hero products={products} />
      <Collections />
      <section aria-labelledby="new">
        <div className={styles.line}>
          <h2 id="new" className={styles.heading}>
            {t('home.new')}
          </h2>
          <ActionLink to={listPath()} variant="quiet">
            {t('home.all')}
          </ActionLink>
        </div>
        {hasTrouble(query) ? (
          <LoadFailure query={query} />
        ) : (
          <ProductGrid products={products} expected={SHOWN} isStale={query.isPlaceholderData} />
        )}
      </section>
    </div>
  )
}

import type { FilterableProduct } from '@stoa/api/store/products'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Skeleton } from '@stoa/ui/skeleton'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { WHOLE_LIST_LIMIT } from '../../model/collection-order.ts'
import { type Facet, facetsOf } from '../../model/facets.ts'
import { type Narrowing, toggled, withKey } from '../../model/narrowing.ts'
import { useRegion } from '../../state/region.ts'
import { STAY } from '../../state/stay.ts'
import styles from './facet-panel.module.css'
import { PriceRange } from './price-range.tsx'

interface FacetPanelProps {
  /** Every product of the list, or as many as the browser reads; undefined until they are there. */
  products: readonly FilterableProduct[] | undefined
  narrowing: Narrowing
  /** The list is longer than the browser reads. */
  isTooLong: boolean
  /** Facets that the backend filters by. */
  children?: ReactNode
}

/** Everything that the list can be filtered by. Each choice is applied at once. */
export function FacetPanel({ products, narrowing, isTooLong, children }: FacetPanelProps) {
  const { t } = useTranslation()
  const { number, locale } = useFormats()
  const { withTax } = useRegion()
  const [search, setSearch] = useSearchParams()
  if (isTooLong) {
    return (
      <>
        {children ? (
          <section className={styles.panel} aria-label={t('facets.open')}>
            {children}
          </section>
        ) : null}
        <Banner tone="info">{t('facets.tooLong', { limit: number(WHOLE_LIST_LIMIT) })}</Banner>
      </>
    )
  }
  if (!products) return <Skeleton height="200px" />
  const titleOf = ({ key, title }: Facet) => title ?? t(`facets.${key}`)
  return (
    <section className={styles.panel} aria-label={t('facets.open')}>
      {children}
      {facetsOf(products, narrowing, { withTax, locale }).map((facet) => (
        <fieldset key={titleOf(facet)} className={styles.facet}>
          <legend className={styles.title}>{titleOf(facet)}</legend>
          {facet.values.map(({ id, label, count }) => (
            <label key={id} className={styles.value} data-empty={count === 0 || undefined}>
              <input
                type="checkbox"
                className={styles.box}
                checked={narrowing[facet.key].includes(id)}
                onChange={() => setSearch(toggled(search, facet.key, id), STAY)}
              />
              <bdi>{label}</bdi>
              <span className={styles.count}>{number(count)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.facet}>
        <legend className={styles.title}>{t('facets.availability')}</legend>
        <label className={styles.value}>
          <input
            type="checkbox"
            className={styles.box}
            checked={narrowing.inStock}
            onChange={({ currentTarget: { checked } }) =>
              setSearch(withKey(search, 'stock', checked ? '1' : null), STAY)
            }
          />
          {t('facets.inStock')}
        </label>
      </fieldset>
      <PriceRange key={`${narrowing.from} ${narrowing.to}`} from={narrowing.from} to={narrowing.to} />
    </section>
  )
}

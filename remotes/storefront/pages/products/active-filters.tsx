import type { FilterableProduct } from '@stoa/api/store/products'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import X from 'lucide-react/icons/x'
import { Link, useSearchParams } from 'react-router'

import { chosenValues } from '../../model/facets.ts'
import {
  chosenLists,
  cleared,
  isNarrowed,
  type Narrowing,
  type SearchLists,
  toggled,
  withKey,
} from '../../model/narrowing.ts'
import { useRegion } from '../../state/region.ts'
import styles from './active-filters.module.css'

interface ActiveFiltersProps {
  narrowing: Narrowing
  /** The products of the list that have been read, for the names of the filters. */
  products: readonly FilterableProduct[] | undefined
  /** The lists that a search can be limited to; undefined for a list that is no search. */
  lists: SearchLists | undefined
}

const FACET_NAMES = {
  category: 'products.categories',
  collection: 'products.collections',
  type: 'facets.type',
  tag: 'facets.tag',
  option: 'facets.open',
} as const

/** The filters of the address, each with a way to remove it. */
export function ActiveFilters({ narrowing, products, lists }: ActiveFiltersProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { currency } = useRegion()
  const [search] = useSearchParams()
  const limits = lists ? chosenLists(search, lists) : []
  if (!isNarrowed(narrowing) && limits.length === 0) return null
  const values = [...limits, ...chosenValues(products ?? [], narrowing)].map(({ key, id, label }) => ({
    label: label ?? t(FACET_NAMES[key]),
    next: toggled(search, key, id),
  }))
  const { from, to, inStock } = narrowing
  const filters = [
    ...values,
    ...(from === null
      ? []
      : [
          {
            label: t('facets.fromAmount', { amount: money(from, currency) }),
            next: withKey(search, 'from', null),
          },
        ]),
    ...(to === null
      ? []
      : [
          { label: t('facets.toAmount', { amount: money(to, currency) }), next: withKey(search, 'to', null) },
        ]),
    ...(inStock ? [{ label: t('facets.inStock'), next: withKey(search, 'stock', null) }] : []),
  ]
  return (
    <ul className={styles.filters} aria-label={t('facets.active')}>
      {filters.map(({ label, next }) => (
        <li key={String(next)}>
          <Link
            to={`?${next}`}
            preventScrollReset
            className={styles.filter}
            aria-label={t('facets.remove', { filter: label })}
          >
            <bdi>{label}</bdi>
            <Icon glyph={X} size="small" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={`?${cleared(search)}`} preventScrollReset className={styles.clear}>
          {t('facets.clear')}
        </Link>
      </li>
    </ul>
  )
}

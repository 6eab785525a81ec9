import type { FilterableProduct } from '@stoa/api/store/products'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import X from 'lucide-react/icons/x'
import { Link, useSearchParams } from 'react-router'

import { chosenValues } from '../../model/facets.ts'
import { cleared, isNarrowed, type Narrowing, toggled, withKey } from '../../model/narrowing.ts'
import { useRegion } from '../../state/region.ts'
import styles from './active-filters.module.css'

interface ActiveFiltersProps {
  narrowing: Narrowing
  /** The products of the list that have been read, for the names of the filters. */
  products: readonly FilterableProduct[] | undefined
}

/** The filters of the address, each with a way to remove it. */
export function ActiveFilters({ narrowing, products }: ActiveFiltersProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { currency } = useRegion()
  const [search] = useSearchParams()
  if (!isNarrowed(narrowing)) return null
  const values = chosenValues(products ?? [], narrowing).map(({ key, id, label }) => ({
    label: label ?? t(`facets.${key}`),
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

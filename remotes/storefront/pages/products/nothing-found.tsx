import { useTranslation } from '@stoa/i18n/react'
import { EmptyState } from '@stoa/ui/empty-state'
import SearchX from 'lucide-react/icons/search-x'
import { useSearchParams } from 'react-router'

import { ActionLink } from '../../components/action-link.tsx'
import { cleared, isNarrowed, narrowingOf } from '../../model/narrowing.ts'
import { listPath } from '../../model/shop-address.ts'

/** Says why a list is empty, and what to try instead. */
export function NothingFound({ isSearch }: { isSearch: boolean }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const isLimited = isSearch && (search.has('category') || search.has('collection'))
  const isFiltered = isLimited || isNarrowed(narrowingOf(search))
  const hint = isFiltered ? 'noneFiltered' : isSearch ? 'noneFound' : 'noneYet'
  return (
    <EmptyState
      icon={SearchX}
      title={t('products.none')}
      message={t(`products.${hint}`)}
      actions={
        isFiltered ? (
          <ActionLink to={`?${cleared(search)}`}>{t('facets.clear')}</ActionLink>
        ) : (
          <ActionLink to={listPath()}>{t('products.showAll')}</ActionLink>
        )
      }
    />
  )
}

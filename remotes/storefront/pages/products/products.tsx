import { useTranslation } from '@stoa/i18n/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

import { searchScope } from '../../model/narrowing.ts'
import { listPath } from '../../model/shop-address.ts'
import { rememberedSearches, withNewest } from '../../state/recently-seen.ts'
import { Listing } from './listing.tsx'

/** All products, or those that a text finds. */
export function Products() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  const title = q ? t('products.results', { q }) : t('products.title')

  useEffect(() => {
    if (q) rememberedSearches.write(withNewest(rememberedSearches.read(), q))
  }, [q])

  return q ? (
    <Listing title={title} scope={{ q, ...searchScope(search) }} isSearch />
  ) : (
    <Listing title={title} scope={{}} address={listPath()} />
  )
}

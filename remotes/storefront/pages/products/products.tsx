import { useApi } from '@stoa/api/react'
import { collectionQueries } from '@stoa/api/store/collections'
import { productQueries } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { EmptyState } from '@stoa/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import { useSearchParams } from 'react-router'

import { ActionLink } from '../../components/action-link.tsx'
import { hasTrouble, LoadFailure } from '../../components/load-failure.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { ProductGrid } from '../../components/product-grid.tsx'
import { pathTo } from '../../model/category-tree.ts'
import { orderIn, pageIn, rangeOf } from '../../model/collection-order.ts'
import { pageOf } from '../../model/page-numbers.ts'
import { listPath } from '../../model/shop-address.ts'
import { useRegion } from '../../state/region.ts'
import { useCategories } from '../../state/use-categories.ts'
import { Filters } from './filters.tsx'
import { PageLinks } from './page-links.tsx'
import styles from './products.module.css'

const PER_PAGE = 12

/** All products, narrowed by the address: text, category, collection and page. */
export function Products() {
  const { t } = useTranslation()
  const http = useApi()
  const { region } = useRegion()
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  const page = pageOf(search.get('page'))
  const categories = useCategories()
  const { data: collectionList } = useQuery(collectionQueries(http).list({ limit: 100 }))
  const path = pathTo(categories, search.get('category'))
  const category = path.at(-1)
  const collection = collectionList?.collections.find(({ handle }) => handle === search.get('collection'))
  const order = orderIn(collection?.metadata)
  const isResolved =
    (!search.has('category') || categories.length > 0) &&
    (!search.has('collection') || Boolean(collectionList))
  const isUnknown =
    isResolved && ((search.has('category') && !category) || (search.has('collection') && !collection))

  const query = useQuery({
    ...productQueries(http).list({
      region_id: region.id,
      ...rangeOf(order, page, PER_PAGE),
      ...(q && { q }),
      ...(category && { category_id: [category.id], include_category_children: true }),
      ...(collection && { collection_id: [collection.id] }),
    }),
    enabled: isResolved && !isUnknown,
  })
  const { data } = query
  const title = q
    ? t('products.results', { q })
    : (category?.name ?? collection?.title ?? t('products.title'))
  const isEmpty = isUnknown || (data?.products.length === 0 && !query.isPlaceholderData)

  return (
    <div className={styles['page']}>
      <Filters
        path={path}
        categories={categories}
        collections={collectionList?.collections}
        current={collection?.id}
      />
      <div className={styles['list']}>
        <header className={styles['header']}>
          <PageHeading title={title} />
          <output className={styles['count']}>
            {data && !isUnknown ? t('products.count', { count: data.count }) : null}
          </output>
        </header>
        {hasTrouble(query) ? <LoadFailure query={query} /> : null}
        {isEmpty ? (
          <EmptyState
            icon={SearchX}
            title={t('products.none')}
            message={t('products.noneHint')}
            actions={<ActionLink to={listPath()}>{t('products.showAll')}</ActionLink>}
          />
        ) : null}
        {isEmpty || hasTrouble(query) ? null : (
          <ProductGrid
            products={data && pageIn(data.products, order, page, PER_PAGE)}
            expected={PER_PAGE}
            isStale={query.isPlaceholderData}
          />
        )}
        {data && !isEmpty ? <PageLinks page={page} last={Math.ceil(data.count / PER_PAGE)} /> : null}
      </div>
    </div>
  )
}

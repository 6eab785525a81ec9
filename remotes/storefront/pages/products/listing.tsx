import { useApi } from '@stoa/api/react'
import { collectionQueries } from '@stoa/api/store/collections'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'

import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs.tsx'
import { hasTrouble, LoadFailure } from '../../components/load-failure.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { ProductGrid } from '../../components/product-grid.tsx'
import { type Category, childrenOf } from '../../model/category-tree.ts'
import { narrowingOf, needsBrowser } from '../../model/narrowing.ts'
import { pageOf } from '../../model/page-numbers.ts'
import { useCategories } from '../../state/use-categories.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { ListLinks } from './list-links.tsx'
import { ListTools } from './list-tools.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PageLinks } from './page-links.tsx'
import styles from './products.module.css'
import { ScopeFacets } from './scope-facets.tsx'
import { type ListScope, PER_PAGE, useListing } from './use-listing.ts'

interface ListingProps {
  title: string
  scope: ListScope
  /** The ids in the order that staff gave them. Default none. */
  order?: readonly string[]
  description?: string | null | undefined
  crumbs?: readonly Crumb[]
  /** The category and the ones above it. Default none. */
  path?: readonly Category[]
  collectionId?: string
  /** The list's own address; none for what a text found. */
  address?: string
  /** The list is of what a text found. */
  isSearch?: boolean
}

const NONE: readonly never[] = []

/** A list of products with its order, its filters and its pages, all of them in the address. */
export function Listing(props: ListingProps) {
  const {
    title,
    scope,
    order = NONE,
    description,
    crumbs,
    path = NONE,
    collectionId,
    address,
    isSearch = false,
  } = props
  const { t } = useTranslation()
  const { locale } = useFormats()
  const [search] = useSearchParams()
  const [isChoosing, setIsChoosing] = useState(false)
  const categories = useCategories()
  const { data: collections } = useQuery(collectionQueries(useApi()).list({ limit: 100 }))
  const narrowing = narrowingOf(search)
  const lists = isSearch
    ? {
        categories: childrenOf(categories, null).map(({ id, name }) => ({ id, label: name })),
        collections: (collections?.collections ?? NONE).map(({ id, title: label }) => ({ id, label })),
      }
    : undefined
  const page = pageOf(search.get('page'))
  const { query, products, count, all, isTooLong } = useListing({ scope, order, narrowing, page, isChoosing })

  const names = new Intl.ListFormat(locale).format((products ?? []).map((product) => product.title))
  const head = {
    ...(address !== undefined && { path: page > 1 ? `${address}?page=${page}` : address }),
    ...(crumbs && { crumbs }),
    description: description ?? names,
  }

  function content(): ReactNode {
    if (hasTrouble(query)) return <LoadFailure query={query} />
    if (count === 0 && !query.isPlaceholderData) return <NothingFound isSearch={isSearch} />
    return (
      <>
        <ProductGrid products={products} expected={PER_PAGE} isStale={query.isPlaceholderData} />
        {count === undefined ? null : <PageLinks page={page} last={Math.ceil(count / PER_PAGE)} />}
      </>
    )
  }

  return (
    <div className={styles.page}>
      <ListLinks
        path={path}
        categories={categories}
        collections={collections?.collections}
        current={collectionId}
      />
      <div className={styles.list}>
        {crumbs ? <Breadcrumbs crumbs={crumbs} current={title} /> : null}
        <header className={styles.header}>
          <PageHeading title={title} head={head} />
          <output className={styles.count}>
            {count === undefined ? null : t('products.count', { count })}
          </output>
        </header>
        {description ? (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        ) : null}
        <ListTools
          hasOrder={order.length > 0}
          isSearch={isSearch}
          sort={narrowing.sort}
          isOpen={isChoosing}
          onToggle={() => setIsChoosing(!isChoosing)}
        />
        {isChoosing || (isTooLong && needsBrowser(narrowing)) ? (
          <FacetPanel products={all} narrowing={narrowing} isTooLong={isTooLong}>
            {lists ? <ScopeFacets {...lists} /> : null}
          </FacetPanel>
        ) : null}
        <ActiveFilters narrowing={narrowing} products={all} lists={lists} />
        {content()}
      </div>
    </div>
  )
}

import { useApi } from '@stoa/api/react'
import { type ProductListQuery, productQueries } from '@stoa/api/store/products'
import { useFormats } from '@stoa/i18n/react'
import { useQuery } from '@tanstack/react-query'

import { inOrder, WHOLE_LIST_LIMIT } from '../../model/collection-order.ts'
import { filtered, sorted } from '../../model/facets.ts'
import { type Narrowing, needsWholeList } from '../../model/narrowing.ts'
import { useRegion } from '../../state/region.ts'

/** What a list is of: a text, a category or a collection. */
export type ListScope = Pick<
  ProductListQuery,
  'q' | 'category_id' | 'collection_id' | 'include_category_children'
>

interface ListingOptions {
  scope: ListScope
  /** The ids in the order that staff gave them; empty for none. */
  order: readonly string[]
  narrowing: Narrowing
  page: number
  /** Filters are open, so that everything to choose from has to be known. */
  isChoosing: boolean
}

export const PER_PAGE = 12

const SERVER_ORDER = { newest: '-created_at', title: 'title' } as const

/**
 * One page of a list. The backend pages it by itself, unless the browser has to sort or filter: then it reads the whole
 * list, up to a limit. Beyond the limit, types and tags still work.
 */
export function useListing({ scope, order, narrowing, page, isChoosing }: ListingOptions) {
  const queries = productQueries(useApi())
  const { region, withTax } = useRegion()
  const { locale } = useFormats()
  const isOrdered = order.length > 0 && narrowing.sort === null
  const wantsWhole = needsWholeList(narrowing) || isOrdered
  const whole = useQuery({
    ...queries.filterable({ ...scope, region_id: region.id, limit: WHOLE_LIST_LIMIT, offset: 0 }),
    enabled: wantsWhole || isChoosing,
  })
  const isTooLong = (whole.data?.count ?? 0) > WHOLE_LIST_LIMIT
  const { sort, type, tag } = narrowing
  const serverOrder = sort === 'newest' || sort === 'title' ? SERVER_ORDER[sort] : undefined
  const paged = useQuery({
    ...queries.list({
      ...scope,
      region_id: region.id,
      limit: PER_PAGE,
      offset: (page - 1) * PER_PAGE,
      ...(serverOrder && { order: serverOrder }),
      ...(type.length > 0 && { type_id: [...type] }),
      ...(tag.length > 0 && { tags: [...tag] }),
    }),
    enabled: !wantsWhole || isTooLong,
  })
  const isWhole = wantsWhole && !isTooLong
  const all = whole.data?.products
  if (!isWhole || !all) {
    const query = isWhole ? whole : paged
    const shown = isWhole ? undefined : paged.data
    return {
      query,
      products: shown?.products,
      count: shown?.count,
      all,
      isTooLong,
    }
  }
  const ordered = isOrdered ? inOrder(all, order) : sorted(all, sort, { withTax, locale })
  const matching = filtered(ordered, narrowing, withTax)
  const products = matching.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  return { query: whole, products, count: matching.length, all, isTooLong }
}

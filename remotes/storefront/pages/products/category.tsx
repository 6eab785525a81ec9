import { useApi } from '@stoa/api/react'
import { categoryQueries } from '@stoa/api/store/product-categories'
import { useTranslation } from '@stoa/i18n/react'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { hasTrouble, LoadFailure } from '../../components/load-failure.tsx'
import { pathTo } from '../../model/category-tree.ts'
import { categoryPath, listPath } from '../../model/shop-address.ts'
import { useCategoryList } from '../../state/use-categories.ts'
import { Lost } from '../lost/lost.tsx'
import { Listing } from './listing.tsx'

/** The products of one category and of those below it. The last handle of the address names it. */
export function CategoryPage() {
  const { t } = useTranslation()
  const { '*': handles = '' } = useParams()
  const { query, categories } = useCategoryList()
  const handle = handles.split('/').at(-1) ?? ''
  const details = useQuery({
    ...categoryQueries(useApi()).list({ handle, fields: 'id,description', expand: '', limit: 1 }),
    // Without its description the category is still whole.
    meta: { quiet: true },
  })
  const isDescribed = details.isSuccess && !details.isPlaceholderData
  if (hasTrouble(query)) return <LoadFailure query={query} />
  if (!query.data || !(isDescribed || details.failureReason)) return <Skeleton height="480px" />
  const path = pathTo(categories, handle)
  const category = path.at(-1)
  if (!category) return <Lost />
  return (
    <Listing
      key={category.id}
      title={category.name}
      scope={{ category_id: [category.id], include_category_children: true }}
      description={isDescribed ? details.data.product_categories[0]?.description : null}
      crumbs={[
        { label: t('products.title'), path: listPath() },
        ...path
          .slice(0, -1)
          .map((parent, depth) => ({ label: parent.name, path: categoryPath(path.slice(0, depth + 1)) })),
      ]}
      path={path}
      address={categoryPath(path)}
    />
  )
}

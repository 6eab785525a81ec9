import type { Api, Row } from '../api.mts'
import { categoryPlans, collectionPlans } from './groups.mts'

export interface Groups {
  /** Ids by handle. */
  categories: Record<string, string>
  collections: Record<string, string>
}

export async function writeGroups(api: Api): Promise<Groups> {
  const collections: Groups['collections'] = {}
  for (const plan of collectionPlans) {
    collections[plan.handle] = (await api.post<{ collection: Row }>('/admin/collections', plan)).collection.id
  }
  const categories: Groups['categories'] = {}
  const writeCategories = async (plans: typeof categoryPlans, parent_category_id: string | null) => {
    for (const { children = [], is_active = true, ...plan } of plans) {
      const { product_category } = await api.post<{ product_category: Row }>('/admin/product-categories', {
        ...plan,
        is_active,
        parent_category_id,
      })
      categories[plan.handle] = product_category.id
      await writeCategories(children, product_category.id)
    }
  }
  await writeCategories(categoryPlans, null)
  return { categories, collections }
}

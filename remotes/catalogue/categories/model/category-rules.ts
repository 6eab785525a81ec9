import { listQueryOf, type ListFilter, type ListRules } from '@stoa/admin/list'

/**
 * What the address of the categories can say: the one that is shown with the list of its products, and what the tree is
 * searched for (`find`; `q` searches the products).
 */
export const CATEGORY_RULES: ListRules = {
  filters: { category_id: { type: 'choices' }, find: { type: 'choices' } },
  sorts: { title: 'title' },
}

/** The id of the category that is shown. */
export const shownCategory = ({ set }: ListFilter): string | undefined => set['category_id']?.[0]

/** What the tree is searched for; empty for nothing. */
export const treeSearch = ({ set }: ListFilter): string => set['find']?.[0] ?? ''

/** Where a category is shown, or the tree alone, with the same search in the tree. */
export function addressOf(filter: ListFilter, id?: string): string {
  const params = new URLSearchParams()
  if (id !== undefined) params.set('category_id', id)
  const search = treeSearch(filter)
  if (search) params.set('find', search)
  return `/product-categories${params.size > 0 ? `?${params}` : ''}`
}

/** What narrows the products of the category; the category itself does not count. */
export const productFilter = (filter: ListFilter): ListFilter => ({ ...filter, set: {} })

/** The query of one page of the products of a category. */
export const productsOf = (filter: ListFilter, id: string) => ({
  ...listQueryOf(productFilter(filter), CATEGORY_RULES),
  category_id: [id],
})

/** The source of the tree. */
export interface Category {
  id: string
  name: string
  handle: string
  parent_category_id: string | null
}

/** The categories below one, or the top ones for null, in the backend's order. */
export const childrenOf = <Item extends Category>(
  categories: readonly Item[],
  parent: string | null,
): Item[] => categories.filter(({ parent_category_id }) => parent_category_id === parent)

/** A category and the ones above it, from the top. Empty when there is none with this handle. */
export function pathTo<Item extends Category>(categories: readonly Item[], handle: string | null): Item[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const path: Item[] = []
  let category = categories.find((candidate) => candidate.handle === handle)
  while (category && !path.includes(category)) {
    path.unshift(category)
    category = category.parent_category_id ? byId.get(category.parent_category_id) : undefined
  }
  return path
}

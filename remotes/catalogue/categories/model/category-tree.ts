import type { Category } from '@stoa/api/admin/product-categories'
import { hasText } from '@stoa/i18n/search-text'
import type { TreeNode } from '@stoa/ui/tree'

type Tree = readonly Category[]

/** The categories of all levels as nodes, ranked by where they stand, whatever gaps the store's own ranks have. */
export const nodesOf = (tree: Tree, parent: string | null = null): TreeNode[] =>
  tree.flatMap(({ id, name, handle, category_children: under }, rank) => [
    { id, parent, rank, name, alias: handle },
    ...nodesOf(under, id),
  ])

/** The categories whose name or handle fits the search, with those above them; all without a search. */
export function foundIn(tree: Tree, search: string): Tree {
  if (search.trim() === '') return tree
  return tree.flatMap((category) => {
    const under = foundIn(category.category_children, search)
    if (under.length === 0 && !fits(category, search)) return []
    return [{ ...category, category_children: [...under] }]
  })
}

/** Whether the search finds the category by its handle alone. */
export const isFoundByHandle = ({ name, handle }: Category, search: string): boolean =>
  search.trim() !== '' && !hasText(name, search) && hasText(handle, search)

/** The categories by their ids. */
export const byId = (tree: Tree): Map<string, Category> =>
  new Map(tree.flatMap((category) => [[category.id, category], ...byId(category.category_children)] as const))

/** The categories from the top down to one, itself last; nothing when it is not there. */
export function wayTo(tree: Tree, id: string): readonly Category[] {
  for (const category of tree) {
    if (category.id === id) return [category]
    const way = wayTo(category.category_children, id)
    if (way.length > 0) return [category, ...way]
  }
  return []
}

const fits = ({ name, handle }: Category, search: string) => hasText(name, search) || hasText(handle, search)

const LONGEST = 25

/** A name for where there is little room: 25 characters at most. */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length > LONGEST
    ? `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : name
}

/** The names of the way, each in its own direction and cut to fit, as one line. */
export const wayText = (way: readonly Category[]): string =>
  way.map(({ name }) => `\u2068${shortName(name)}\u2069`).join(' / ')

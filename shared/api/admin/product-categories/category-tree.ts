import type { Category } from './product-categories-types.ts'

type Tree = Category[]

interface Position {
  /** Null for the top; left out, the parent stays. */
  parent_category_id?: string | null
  /** Counts from 0 among those with the same parent; default the last. */
  rank?: number
}

/** The tree with changes to one of its categories. */
export const changeInTree = (tree: Tree, id: string, changes: Partial<Category>): Tree =>
  tree.map((category) =>
    category.id === id
      ? { ...category, ...changes }
      : { ...category, category_children: changeInTree(category.category_children, id, changes) },
  )

/**
 * The tree with one of its categories at another position, ranked as the server ranks it. Unchanged when the category or
 * its new parent is missing, or when the new parent is below the category.
 */
export function moveInTree(tree: Tree, id: string, position: Position): Tree {
  const category = find(tree, id)
  if (!category) return tree
  const { parent_category_id: parent = category.parent_category_id, rank } = position
  if (parent === category.parent_category_id && rank === undefined) return tree
  const rest = changeUnder(tree, category.parent_category_id, (siblings) =>
    siblings.filter((sibling) => sibling !== category),
  )
  if (parent !== null && !find(rest, parent)) return tree
  return changeUnder(rest, parent, (siblings) =>
    siblings.toSpliced(rank ?? siblings.length, 0, { ...category, parent_category_id: parent }),
  )
}

function find(tree: Tree, id: string): Category | undefined {
  for (const category of tree) {
    const found = category.id === id ? category : find(category.category_children, id)
    if (found) return found
  }
  return undefined
}

function changeUnder(tree: Tree, parent: string | null, change: (siblings: Tree) => Tree): Tree {
  if (parent === null) return change(tree).map((category, rank) => ({ ...category, rank }))
  return tree.map((category) => {
    const { id, category_children } = category
    return {
      ...category,
      category_children: changeUnder(category_children, id === parent ? null : parent, change),
    }
  })
}

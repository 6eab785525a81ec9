interface Named {
  id: string
  name: string
  category_children: readonly Named[]
}

/** Every category of a tree in its order, called by the way to it: `Home / Kitchen`. */
export const categoryPaths = (tree: readonly Named[], above = ''): { id: string; label: string }[] =>
  tree.flatMap(({ id, name, category_children }) => {
    const label = above ? `${above} / ${name}` : name
    return [{ id, label }, ...categoryPaths(category_children, label)]
  })

import type { Catalogue, CataloguePage } from './catalogue.ts'
import type { SnapshotList } from './snapshot-list.ts'

const LISTS = new Set(['home', 'products', 'collection', 'category'])

/**
 * The pages to render: all when nothing was written or when something changed that all pages share. When products
 * changed, the lists, the pages that show them, and those that would show them now.
 */
export function outdatedPages(catalogue: Catalogue, before: SnapshotList | undefined): CataloguePage[] {
  const { pages, products, shared } = catalogue
  if (!before || before.shared !== shared) return [...pages]
  const ids = new Set([...products.keys(), ...Object.keys(before.products)])
  const changed = new Set([...ids].filter((id) => products.get(id) !== before.products[id]))
  if (changed.size === 0) return pages.filter(({ path }) => !before.pages[path])
  const groups = new Set(pages.flatMap(({ productId, group }) => (changed.has(productId ?? '') ? group : [])))
  return pages.filter(({ kind, path, group }) => {
    const written = before.pages[path]
    if (!written || LISTS.has(kind)) return true
    return written.products.some((id) => changed.has(id)) || (group !== undefined && groups.has(group))
  })
}

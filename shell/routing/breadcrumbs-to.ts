import { pageAt } from './page-at.ts'
import type { PageRoute, PageRoutes } from './page-routes.ts'

export interface Breadcrumb {
  /** With `/a`. */
  path: string
  owner: string
  /** Key of the title in the owner's manifest. */
  title: string
}

const breadcrumbOf = (path: string, { page, title }: PageRoute): Breadcrumb => ({
  path: `/a${path}`,
  owner: page.extension.manifest.name,
  title,
})

const parentOf = ({ page }: PageRoute): string | undefined =>
  'parent' in page.contribution ? page.contribution.parent : undefined

/**
 * Pages above a path below `/a`, highest first: every registered prefix of the path, so `/a/reviews` is above
 * `/a/reviews/1`, after the parent that the first of these pages names.
 */
export function breadcrumbsTo(routes: PageRoutes, pathname: string): Breadcrumb[] {
  const [, ...segments] = pathname.split('/').filter(Boolean)
  const way = segments.flatMap((_, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const found = pageAt(routes, path)
    return found ? [{ path, found }] : []
  })
  const parent = way[0] && parentOf(way[0].found)
  const above = parent === undefined ? undefined : pageAt(routes, parent)
  return [
    ...(parent !== undefined && above ? [breadcrumbOf(parent, above)] : []),
    ...way
      .filter(({ path }) => path.split('/').length <= segments.length)
      .map(({ path, found }) => breadcrumbOf(path, found)),
  ]
}

import { pageAt } from './page-at.ts'
import type { PageRoutes } from './page-routes.ts'

export interface Breadcrumb {
  /** With `/a`. */
  path: string
  owner: string
  /** Key of the title in the owner's manifest. */
  title: string
}

/**
 * Pages above a path below `/a`, highest first: every registered prefix of the path, so `/a/reviews` is above
 * `/a/reviews/1`.
 */
export function breadcrumbsTo(routes: PageRoutes, pathname: string): Breadcrumb[] {
  const [, ...segments] = pathname.split('/').filter(Boolean)
  return segments.slice(0, -1).flatMap((_, index) => {
    const above = `/${segments.slice(0, index + 1).join('/')}`
    const found = pageAt(routes, above)
    if (!found) return []
    return [{ path: `/a${above}`, owner: found.page.extension.manifest.name, title: found.title }]
  })
}

import { pageAt } from './page-at.ts'
import type { PagePlaces } from './page-places.ts'

/** A page above the one that is open. */
export interface TrailStep {
  /** With `/a`. */
  path: string
  owner: string
  /** The key of its title in the owner's manifest. */
  title: string
}

/**
 * The pages that lie above an address below `/a`, the highest first: each beginning of its path that a page was declared
 * for, so `/a/reviews/1` lies below the reviews.
 */
export function trailTo(places: PagePlaces, pathname: string): TrailStep[] {
  const [, ...wanted] = pathname.split('/').filter(Boolean)
  return wanted.slice(0, -1).flatMap((_, index) => {
    const above = `/${wanted.slice(0, index + 1).join('/')}`
    const found = pageAt(places, above)
    if (!found) return []
    return [{ path: `/a${above}`, owner: found.page.extension.manifest.name, title: found.title }]
  })
}

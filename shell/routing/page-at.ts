import { canonicalPath } from '@stoa/extension-sdk/admission'
import { matchRoutes } from 'react-router'

import type { PagePlace, PagePlaces } from './page-places.ts'

/** The page at a path below `/a`, as the router would choose it. */
export function pageAt({ routed, byPath }: PagePlaces, path: string): PagePlace | undefined {
  const known = byPath.get(canonicalPath(path))
  if (known) return known
  const routes = routed.map((place) => ({ path: place.path, handle: place }))
  return matchRoutes(routes, path)?.at(-1)?.route.handle
}

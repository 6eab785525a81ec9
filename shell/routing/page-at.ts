import { canonicalPath } from '@stoa/extension-sdk/admission'
import { matchRoutes } from 'react-router'

import type { PageRoute, PageRoutes } from './page-routes.ts'

/** Finds the page at a path below `/a`, as the router would. */
export function pageAt({ routed, byPath }: PageRoutes, path: string): PageRoute | undefined {
  const exact = byPath.get(canonicalPath(path))
  if (exact) return exact
  const routes = routed.map((route) => ({ path: route.path, handle: route }))
  return matchRoutes(routes, path)?.at(-1)?.route.handle
}

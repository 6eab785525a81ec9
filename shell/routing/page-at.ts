import { canonicalPath } from '@stoa/extension-sdk/admission'
import { matchRoutes } from 'react-router'

import { memoize } from '../extensions/memoize.ts'
import type { PageRoute, PageRoutes } from './page-routes.ts'

/** The router compares a path with every route, and each link of the sidebar asks for the same few paths. */
const foundIn = memoize((_routes: PageRoutes) => new Map<string, PageRoute | undefined>())

/** So many paths are remembered. */
const MOST = 100

function find({ routed, byPath }: PageRoutes, path: string): PageRoute | undefined {
  const exact = byPath.get(canonicalPath(path))
  if (exact) return exact
  const routes = routed.map((route) => ({ path: route.path, handle: route }))
  return matchRoutes(routes, path)?.at(-1)?.route.handle
}

/** Finds the page at a path below `/a`, as the router would. */
export function pageAt(routes: PageRoutes, path: string): PageRoute | undefined {
  const found = foundIn(routes)
  if (found.has(path)) return found.get(path)
  if (found.size >= MOST) found.clear()
  const page = find(routes, path)
  found.set(path, page)
  return page
}

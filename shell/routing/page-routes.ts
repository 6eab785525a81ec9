import { canonicalPath } from '@stoa/extension-sdk/admission'
import type { PageEntry, SettingsPageEntry } from '@stoa/extension-sdk/manifest'

import type { Admitted, Registry } from '../extensions/registry.ts'
import { memoize } from '../extensions/memoize.ts'

/** A page with its path below `/a`. */
export interface PageRoute {
  path: string
  page: Admitted<PageEntry | SettingsPageEntry>
  /** Key of the title in the manifest's texts. */
  title: string
}

export interface PageRoutes {
  /** Pages that the router matches. */
  routed: readonly PageRoute[]
  /** Pages looked up by canonical path, so that hundreds of installed pages cost the router nothing. */
  byPath: ReadonlyMap<string, PageRoute>
}

const firstSegment = (canonical: string): string => canonical.split('/', 2)[1] ?? ''

const isPattern = (path: string): boolean => /[:*?]/.test(path)

/**
 * The router matches pages of areas and paths that share a prefix with a parameterised path; all others are looked up.
 */
export const pageRoutes = memoize(({ pages, settings }: Pick<Registry, 'pages' | 'settings'>): PageRoutes => {
  const routes: PageRoute[] = [
    ...pages.map((page) => ({ path: page.contribution.path, page, title: page.contribution.title })),
    ...settings.map((page) => ({
      path: `/settings${page.contribution.path}`,
      page,
      title: page.contribution.card.label,
    })),
  ]
  const matched = new Set(
    routes.filter(({ path }) => isPattern(path)).map(({ path }) => firstSegment(canonicalPath(path))),
  )
  const routed: PageRoute[] = []
  const byPath = new Map<string, PageRoute>()
  for (const route of routes) {
    const canonical = canonicalPath(route.path)
    if (route.page.extension.area || matched.has(firstSegment(canonical))) routed.push(route)
    else byPath.set(canonical, route)
  }
  return { routed, byPath }
})

import type { ReactNode } from 'react'
import { Navigate, type RouteObject } from 'react-router'

import { OPERATOR_PATH } from '../extensions/operator-page/operator-path.ts'
import { OperatorRoute } from '../extensions/operator-page/operator-route.tsx'
import type { Registry } from '../extensions/registry.ts'
import type { MissingFeed } from '../federation/recover-feed.ts'
import { sidebarLinks } from '../sidebar/links.ts'
import { MissingPage } from './lazy-missing-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageAtPath } from './page-at-path.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { pageRoutes } from './page-routes.ts'
import { RouteCrash } from './route-crash.tsx'

const below = (path: string): string => path.replace(/^\//, '')

/** Routes below `/a`, built from the registry without running code of remotes. Without a feed, every path may be a page. */
export function adminRoutes(registry: Registry, frame: ReactNode, missing?: MissingFeed): RouteObject[] {
  const home = sidebarLinks(registry)[0]?.path
  const { routed, byPath } = pageRoutes(registry)
  const pages = routed.map(({ path, page, title }) => ({
    path: below(path),
    element: <PageOutlet key={path} page={page} title={title} />,
  }))
  const fallback = missing && !missing.hasExtensions ? <MissingPage feed={missing} /> : <NotFoundPage />
  return [
    {
      path: '/a',
      element: frame,
      errorElement: <RouteCrash />,
      children: [
        { index: true, element: home ? <Navigate to={home} replace /> : fallback },
        ...pages,
        {
          path: below(OPERATOR_PATH),
          element: registry.extensions.length > 0 ? <OperatorRoute /> : fallback,
          errorElement: <RouteCrash />,
        },
        { path: '*', element: <PageAtPath routes={byPath} fallback={fallback} /> },
      ],
    },
    { path: '*', element: <Navigate to="/a" replace /> },
  ]
}

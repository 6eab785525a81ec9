import type { ReactNode } from 'react'
import { Navigate, type RouteObject } from 'react-router'

import { OPERATOR_PATH } from '../extensions/operator-page/operator-path.ts'
import { OperatorRoute } from '../extensions/operator-page/operator-route.tsx'
import type { Registry } from '../extensions/registry.ts'
import { sidebarLinks } from '../sidebar/links.ts'
import { MissingPage } from './missing-page.tsx'
import { PageAtPath } from './page-at-path.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { pagePlaces } from './page-places.ts'
import { PageCrash } from './page-crash.tsx'

const below = (path: string): string => path.replace(/^\//, '')

/** The routes below `/a`, made from the registry alone: no code of a remote runs for it. */
export function adminRoutes(registry: Registry, frame: ReactNode, withoutFeed?: ReactNode): RouteObject[] {
  const home = sidebarLinks(registry)[0]?.path
  const { routed, byPath } = pagePlaces(registry)
  const pages = routed.map(({ path, page, title }) => ({
    path: below(path),
    element: <PageOutlet key={path} page={page} title={title} />,
  }))
  const otherwise = withoutFeed ?? <MissingPage />
  return [
    {
      path: '/a',
      element: frame,
      errorElement: <PageCrash />,
      children: [
        { index: true, element: home ? <Navigate to={home} replace /> : otherwise },
        ...pages,
        {
          path: below(OPERATOR_PATH),
          element: withoutFeed ?? <OperatorRoute />,
          errorElement: <PageCrash />,
        },
        { path: '*', element: <PageAtPath places={byPath} otherwise={otherwise} /> },
      ],
    },
    { path: '*', element: <Navigate to="/a" replace /> },
  ]
}

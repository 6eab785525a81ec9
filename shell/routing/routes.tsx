import type { ReactNode } from 'react'
import { Navigate, type RouteObject } from 'react-router'

import { OPERATOR_PATH } from '../extensions/operator-page/operator-path.ts'
import { OperatorRoute } from '../extensions/operator-page/operator-route.tsx'
import type { Registry } from '../extensions/registry.ts'
import { sidebarLinks } from '../sidebar/links.ts'
import { MissingPage } from './missing-page.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { PageCrash } from './page-crash.tsx'

const below = (path: string): string => path.replace(/^\//, '')

/** The routes below `/a`, made from the registry alone: no code of a remote runs for it. */
export function adminRoutes(registry: Registry, frame: ReactNode, withoutFeed?: ReactNode): RouteObject[] {
  const home = sidebarLinks(registry)[0]?.path
  const pages = registry.pages.map((page) => ({
    path: below(page.contribution.path),
    element: <PageOutlet key={page.contribution.path} page={page} title={page.contribution.title} />,
  }))
  const settings = registry.settings.map((page) => ({
    path: below(`/settings${page.contribution.path}`),
    element: <PageOutlet key={page.contribution.path} page={page} title={page.contribution.card.label} />,
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
        ...settings,
        {
          path: below(OPERATOR_PATH),
          element: withoutFeed ?? <OperatorRoute />,
          errorElement: <PageCrash />,
        },
        { path: '*', element: otherwise },
      ],
    },
    { path: '*', element: <Navigate to="/a" replace /> },
  ]
}

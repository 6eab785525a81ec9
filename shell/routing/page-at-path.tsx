import { canonicalPath } from '@stoa/extension-sdk/admission'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import { PageOutlet } from './page-outlet.tsx'
import type { PageRoutes } from './page-routes.ts'

interface PageAtPathProps {
  routes: PageRoutes['byPath']
  /** Rendered if no page matches. */
  fallback: ReactNode
}

/** Renders the page registered for the rest of the path. */
export function PageAtPath({ routes, fallback }: PageAtPathProps) {
  const { '*': rest = '' } = useParams()
  const route = routes.get(canonicalPath(rest))
  return route ? <PageOutlet key={route.path} page={route.page} title={route.title} /> : fallback
}

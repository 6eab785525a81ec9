import { lazy, Suspense, useContext, type ComponentType } from 'react'
import { useLocation } from 'react-router'

import { logCrash } from '../extensions/operator-log.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import type { BreadcrumbLinksProps } from './breadcrumb-links.tsx'
import { breadcrumbsTo } from './breadcrumbs-to.ts'
import { pageRoutes } from './page-routes.ts'

const BreadcrumbLinks = lazy(async (): Promise<{ default: ComponentType<BreadcrumbLinksProps> }> => {
  try {
    return {
      default: (await import(/* webpackChunkName: "breadcrumbs" */ './breadcrumb-links.tsx')).BreadcrumbLinks,
    }
  } catch (error) {
    // The page works without breadcrumbs.
    logCrash('shell', 'breadcrumbs', error)
    return { default: () => null }
  }
})

/** With a single parent, the page's own back link is enough. */
const WORTH_SAYING = 2

/** Breadcrumbs of the current page; their code loads only where there are several. */
export function Breadcrumbs({ title }: { title: string }) {
  const { registry } = useContext(ShellContext)
  const breadcrumbs = breadcrumbsTo(pageRoutes(registry), useLocation().pathname)
  if (breadcrumbs.length < WORTH_SAYING) return null
  return (
    <Suspense fallback={null}>
      <BreadcrumbLinks breadcrumbs={breadcrumbs} title={title} />
    </Suspense>
  )
}

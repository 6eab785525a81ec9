import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router'

import { logCrash } from '../extensions/operator-log.ts'

interface BreadcrumbsProps {
  title: string
}

const BreadcrumbLinks = lazy(async (): Promise<{ default: ComponentType<BreadcrumbsProps> }> => {
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

/** Only paths with this many slashes can have two parents. */
const DEEP = 4

/** Breadcrumbs of the current page; their code loads only for deep paths. */
export function Breadcrumbs({ title }: BreadcrumbsProps) {
  const { pathname } = useLocation()
  if (pathname.split('/').length - 1 < DEEP) return null
  return (
    <Suspense fallback={null}>
      <BreadcrumbLinks title={title} />
    </Suspense>
  )
}

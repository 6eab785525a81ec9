import { pageAt } from './page-at.ts'
import type { PageRoute, PageRoutes } from './page-routes.ts'

type Page = PageRoute['page']

/** Prepares a page: fetches what it needs, or loads it. */
export type PreloadPage = (extension: Page['extension'], contribution: Page['contribution']) => void

const BELOW_ADMIN = /^\/a(?=\/)/

/** Preloads the page behind a link, if it is one of the admin. */
export function preloadPage(routes: PageRoutes, link: HTMLAnchorElement, preload: PreloadPage): void {
  if (link.origin !== location.origin || !BELOW_ADMIN.test(link.pathname)) return
  const found = pageAt(routes, link.pathname.replace(BELOW_ADMIN, ''))
  if (found) preload(found.page.extension, found.page.contribution)
}

/** Preloads the page behind each hovered or focused link. Returns a function that stops it. */
export function preloadLinks(routes: PageRoutes, preload: PreloadPage): () => void {
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link) preloadPage(routes, link, preload)
  }
  document.addEventListener('pointerover', prepare)
  document.addEventListener('focusin', prepare)
  return () => {
    document.removeEventListener('pointerover', prepare)
    document.removeEventListener('focusin', prepare)
  }
}

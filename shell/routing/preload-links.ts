import { preloadModule } from '../federation/load-module.ts'
import { pageAt } from './page-at.ts'
import type { PageRoutes } from './page-routes.ts'

const BELOW_ADMIN = /^\/a(?=\/)/

/** Preloads the page behind each hovered or focused link. Returns a function that stops it. */
export function preloadLinks(routes: PageRoutes, preload: typeof preloadModule = preloadModule): () => void {
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || !BELOW_ADMIN.test(link.pathname)) return
    const found = pageAt(routes, link.pathname.replace(BELOW_ADMIN, ''))
    if (found) preload(found.page.extension, found.page.contribution)
  }
  document.addEventListener('pointerover', prepare)
  document.addEventListener('focusin', prepare)
  return () => {
    document.removeEventListener('pointerover', prepare)
    document.removeEventListener('focusin', prepare)
  }
}

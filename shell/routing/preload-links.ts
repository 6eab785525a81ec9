import { whenIdle } from '../analytics/when-idle.ts'
import { pageAt } from './page-at.ts'
import type { PageRoute, PageRoutes } from './page-routes.ts'

type Page = PageRoute['page']

/** Fetches what a page needs. */
export type PreloadPage = (extension: Page['extension'], contribution: Page['contribution']) => void

const BELOW_ADMIN = /^\/a(?=\/)/

function preloadPage(routes: PageRoutes, link: HTMLAnchorElement, preload: PreloadPage): void {
  if (link.origin !== location.origin || !BELOW_ADMIN.test(link.pathname)) return
  const found = pageAt(routes, link.pathname.replace(BELOW_ADMIN, ''))
  if (found) preload(found.page.extension, found.page.contribution)
}

/** The first link of the rows of a list. */
const ROW_LINK = 'main tbody a[href]'

/** Preloads the page that the rows of a list lead to, once the page is idle. Returns a function that stops it. */
export function preloadRows(routes: PageRoutes, preload: PreloadPage): () => void {
  let isStopped = false
  const start = async () => {
    await whenIdle(() => false)
    const link = document.querySelector<HTMLAnchorElement>(ROW_LINK)
    if (!isStopped && link) preloadPage(routes, link, preload)
  }
  void start()
  return () => {
    isStopped = true
  }
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

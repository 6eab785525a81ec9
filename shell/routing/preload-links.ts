import { preloadModule } from '../federation/load-module.ts'
import { pageAt } from './page-at.ts'
import type { PagePlaces } from './page-places.ts'

const BELOW_ADMIN = /^\/a(?=\/)/

/** Fetches the code of the page behind each link that the pointer or the focus comes to. The answer ends that. */
export function preloadLinks(places: PagePlaces, preload: typeof preloadModule = preloadModule): () => void {
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || !BELOW_ADMIN.test(link.pathname)) return
    const found = pageAt(places, link.pathname.replace(BELOW_ADMIN, ''))
    if (found) preload(found.page.extension, found.page.contribution)
  }
  document.addEventListener('pointerover', prepare)
  document.addEventListener('focusin', prepare)
  return () => {
    document.removeEventListener('pointerover', prepare)
    document.removeEventListener('focusin', prepare)
  }
}

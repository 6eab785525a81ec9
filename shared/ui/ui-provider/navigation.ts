import { createContext, useContext, type MouseEvent } from 'react'

/** Opens an address of this site without loading the page; null where every link loads a page. */
export const NavigateContext = createContext<((href: string) => void) | null>(null)

/** Whether a click means this page: not a new tab, a download or another site. */
function opensHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { target, origin } = link
  const hasModifier = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey
  const staysHere = (!target || target === '_self') && origin === location.origin
  return event.button === 0 && !hasModifier && staysHere && !link.hasAttribute('download')
}

/** The click handler of a link: addresses of this site open by the navigation of `UiProvider`, everything else as usual. */
export function useOpenLink(): { onClick?: (event: MouseEvent<HTMLAnchorElement>) => void } {
  const navigate = useContext(NavigateContext)
  if (!navigate) return {}
  return {
    onClick(event) {
      const link = event.currentTarget
      if (event.defaultPrevented || !opensHere(link, event)) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    },
  }
}

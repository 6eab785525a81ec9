import { createContext, useContext, type MouseEvent } from 'react'

/** How a link opens its address. */
export interface NavigateOptions {
  /** The link leads back to where the person came from. Default false. */
  isReturn?: boolean
}

/** Opens an address of this site without loading the page. */
export type Navigate = (href: string, options?: NavigateOptions) => void

/** Null where every link loads a page. */
export const NavigateContext = createContext<Navigate | null>(null)

/** Whether a click means this page: not a new tab, a download or another site. */
function opensHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { target, origin } = link
  const hasModifier = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey
  const staysHere = (!target || target === '_self') && origin === location.origin
  return event.button === 0 && !hasModifier && staysHere && !link.hasAttribute('download')
}

/** The click handler of a link: addresses of this site open by the navigation of `UiProvider`, everything else as usual. */
export function useOpenLink(...options: [NavigateOptions?]): {
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
} {
  const navigate = useContext(NavigateContext)
  if (!navigate) return {}
  return {
    onClick(event) {
      const link = event.currentTarget
      if (event.defaultPrevented || !opensHere(link, event)) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash, ...options)
    },
  }
}

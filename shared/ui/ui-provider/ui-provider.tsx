import type { ComponentProps, ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** What this library needs to know of the application. */
export interface UiProviderProps {
  /** BCP 47 tag. Decides the built-in phrases and the direction of keys and popovers; default is the browser's. */
  locale: string
  /** Opens an address of this site without loading the page. */
  navigate: (href: string) => void
  /** Turns an `href` prop into the address shown to the browser, e.g. adds a base path. A hook, called in render. */
  useHref?: ComponentProps<typeof RouterProvider>['useHref']
  children: ReactNode
}

/** Stands once, around everything that uses this library: gives its links a router and its phrases a language. */
export function UiProvider({ locale, navigate, useHref, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate} {...(useHref ? { useHref } : {})}>
        {children}
      </RouterProvider>
    </I18nProvider>
  )
}

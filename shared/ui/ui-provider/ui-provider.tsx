import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { PhraseContext, type SayPhrase } from './phrases.ts'

export type { SayPhrase } from './phrases.ts'

/** What this library needs to know of the application. */
export interface UiProviderProps {
  /** BCP 47 tag. Decides the phrases of react-aria and the direction of keys and popovers. */
  locale: string
  /** Says the library's own phrases in that language. With a new function, everything that shows one is drawn again. */
  say: SayPhrase
  /** Opens an address of this site without loading the page. */
  navigate: (href: string) => void
  children: ReactNode
}

/** Stands once, around everything that uses this library: gives its links a router and its phrases a language. */
export function UiProvider({ locale, say, navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <PhraseContext value={say}>
        <RouterProvider navigate={navigate}>{children}</RouterProvider>
      </PhraseContext>
    </I18nProvider>
  )
}

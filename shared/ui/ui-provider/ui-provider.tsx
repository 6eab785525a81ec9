import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { NavigateContext, type Navigate } from './navigation.ts'
import { UiTextContext, type Translate } from './ui-text.ts'

export type { AriaTexts } from './aria-texts.ts'
export type { Navigate, NavigateOptions } from './navigation.ts'
export { useOpenLink } from './navigation.ts'
export { provideAriaTexts } from './aria-texts.ts'
export type { Translate } from './ui-text.ts'

/** Settings of this library that come from the application. */
export interface UiProviderProps {
  /** BCP 47 tag. Decides the texts of react-aria and the direction of keys and popovers. */
  locale: string
  /** Translates the library's built-in texts into that language. A new function renders everything that shows one again. */
  t: Translate
  /** Opens an address of this site without loading the page. */
  navigate: Navigate
  children: ReactNode
}

/** react-aria writes the placeholders of Serbian dates in Cyrillic, whatever the script of the tag. */
const fieldLocaleOf = (locale: string): string => (locale.startsWith('sr-Latn') ? 'hr' : locale)

/** Wrap the application in it once: it provides the router for links and the language for texts. */
export function UiProvider({ locale, t, navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale={fieldLocaleOf(locale)}>
      <UiTextContext value={t}>
        <NavigateContext value={navigate}>
          <RouterProvider navigate={navigate}>{children}</RouterProvider>
        </NavigateContext>
      </UiTextContext>
    </I18nProvider>
  )
}

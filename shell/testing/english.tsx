import { readFileSync } from 'node:fs'

import { UiProvider } from '@stoa/ui/ui-provider'
import { createInstance, type ResourceKey } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'

import { LATER_TEXTS } from '../language/extension-texts.ts'
import { uiTextOf } from '../language/ui-text.ts'

const textsOf = (namespace: string) =>
  JSON.parse(
    readFileSync(new URL(`../../locales/en/${namespace}.json`, import.meta.url), 'utf8'),
  ) as ResourceKey

const NAMESPACES = ['shell', ...LATER_TEXTS, 'trust', 'ui']

/** The shell's English texts without a server. For tests. */
export const english = createInstance()
void english.use(initReactI18next).init({
  lng: 'en',
  ns: NAMESPACES,
  defaultNS: 'shell',
  fallbackNS: LATER_TEXTS,
  resources: { en: Object.fromEntries(NAMESPACES.map((namespace) => [namespace, textsOf(namespace)])) },
  interpolation: { escapeValue: false },
  initAsync: false,
  react: { useSuspense: false },
})

/** The texts of @stoa/ui in English. For tests. */
export const uiText = uiTextOf(english)

/** Provides English texts to its children. For tests. */
export const English = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={english}>
    <UiProvider locale="en-US" t={uiText} navigate={() => undefined}>
      {children}
    </UiProvider>
  </I18nextProvider>
)

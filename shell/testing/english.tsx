import { readFileSync } from 'node:fs'

import { createInstance, type ResourceKey } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'

import { phrasesIn } from '../language/ui-phrases.ts'

const file = new URL('../../locales/en/shell.json', import.meta.url)
const texts = JSON.parse(readFileSync(file, 'utf8')) as ResourceKey

/** The shell's texts without a server. For tests. */
export const english = createInstance()
void english.use(initReactI18next).init({
  lng: 'en',
  ns: ['shell'],
  defaultNS: 'shell',
  resources: { en: { shell: texts } },
  interpolation: { escapeValue: false },
  initAsync: false,
  react: { useSuspense: false },
})

/** Lets everything beneath it speak English. For tests. */
export const English = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={english}>{children}</I18nextProvider>
)

/** The phrases of @stoa/ui in English. For tests. */
export const sayInEnglish = phrasesIn(english)

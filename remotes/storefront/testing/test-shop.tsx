import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createHttpClient } from '@stoa/api/http'
import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { SessionCartProvider } from '@stoa/api/store/session-cart'
import { TranslationProvider } from '@stoa/i18n/react'
import { UiProvider } from '@stoa/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import axios from 'axios'
import { createInstance } from 'i18next'
import { type ReactNode, useState } from 'react'
import { initReactI18next } from 'react-i18next'

import { rememberedSession } from '../state/session-memory.ts'

// jsdom's XMLHttpRequest is between the client and the interceptor.
axios.defaults.adapter = 'http'

const textsOf = (namespace: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../locales/en/${namespace}.json`), 'utf8'))

/** Where the tests' backend is. */
export const BACKEND = 'http://backend.test'

const translation = createInstance()
void translation.use(initReactI18next).init({
  lng: 'en',
  ns: ['storefront'],
  defaultNS: 'storefront',
  fallbackNS: ['shop', 'account'],
  resources: {
    en: { storefront: textsOf('storefront'), shop: textsOf('shop'), account: textsOf('account') },
  },
  initAsync: false,
  interpolation: { escapeValue: false },
})

/** The providers that parts of the shop need, in English. */
export function TestShop({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient('store', () => {}))
  const [http] = useState(() => createHttpClient({ baseUrl: BACKEND }))
  return (
    <TranslationProvider i18n={translation}>
      <ApiProvider client={http}>
        <QueryClientProvider client={queryClient}>
          <SessionCartProvider storage={rememberedSession}>
            <UiProvider
              locale="en-US"
              t={(key, values) => translation.t(`ui.${key}`, { ...values })}
              navigate={() => undefined}
            >
              {children}
            </UiProvider>
          </SessionCartProvider>
        </QueryClientProvider>
      </ApiProvider>
    </TranslationProvider>
  )
}

import type { HttpClient } from '@stoa/api/http'
import { ApiProvider } from '@stoa/api/react'
import { intlLocaleOf } from '@stoa/i18n/languages'
import { SessionCartProvider } from '@stoa/api/store/session-cart'
import { TranslationProvider, useTranslation } from '@stoa/i18n/react'
import { UiProvider } from '@stoa/ui/ui-provider'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { rememberedSession } from '../state/session-memory.ts'

interface ShopProps {
  http: HttpClient
  queryClient: QueryClient
  translation: ReturnType<typeof useTranslation>['i18n']
  router: DataRouter
}

/** The whole shop with everything that its pages lean on. */
export function Shop({ http, queryClient, translation, router }: ShopProps) {
  return (
    <TranslationProvider i18n={translation}>
      <ApiProvider client={http}>
        <QueryClientProvider client={queryClient}>
          <SessionCartProvider storage={rememberedSession}>
            <LocalisedShop router={router} />
          </SessionCartProvider>
        </QueryClientProvider>
      </ApiProvider>
    </TranslationProvider>
  )
}

function LocalisedShop({ router }: Pick<ShopProps, 'router'>) {
  const { t, i18n } = useTranslation()
  return (
    <UiProvider
      locale={intlLocaleOf(i18n.language)}
      t={(key, values) => t(`ui.${key}`, { ...values })}
      navigate={(path) => void router.navigate(path)}
    >
      <RouterProvider router={router} />
    </UiProvider>
  )
}

import './integrity.ts'

import '@stoa/ui/theme'
import './shop.css'

import { createHttpClient } from '@stoa/api/http'
import { createQueryClient } from '@stoa/api/react'
import { regionQueries } from '@stoa/api/store/regions'
import { createTranslation } from '@stoa/i18n/translation'
import { createRoot } from 'react-dom/client'

import english from '../../../locales/en/storefront.json'
import { failureText } from '../state/failure-text.ts'
import { showNotice } from '../state/notices.ts'
import { laterNamespaces, provideTranslation } from './later-texts.ts'
import { Shop } from './shop.tsx'

const CLIENT_RETRIES = 3

const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="stoa-${name}"]`)?.content || undefined

async function start(): Promise<void> {
  const http = createHttpClient({
    baseUrl: metaContent('backend'),
    publishableApiKey: metaContent('publishable-key'),
    maxRetries: CLIENT_RETRIES,
  })
  const queryClient = createQueryClient('store', (error, { onScreen }) => {
    if (!onScreen) return
    const { t } = translation
    showNotice({ tone: 'error', title: t('failures.title'), message: failureText(error, t) })
  })
  // Every page waits for the regions: they travel while the texts do.
  void queryClient.prefetchQuery(regionQueries(http).list())
  const translation = await createTranslation({
    basePath: '/',
    namespace: 'storefront',
    english: { storefront: english },
    later: laterNamespaces,
  })
  provideTranslation(translation)
  createRoot(document.getElementById('root')!).render(Shop({ http, queryClient, translation }))
}

void start()

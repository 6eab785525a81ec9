import './integrity.ts'

import '@stoa/ui/theme'
import './shop.css'

import { createHttpClient } from '@stoa/api/http'
import { createQueryClient } from '@stoa/api/react'
import { regionQueries } from '@stoa/api/store/regions'
import { createTranslation } from '@stoa/i18n/translation'
import { createElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'

import english from '../../../locales/en/storefront.json'
import { failureText } from '../state/failure-text.ts'
import { showNotice } from '../state/notices.ts'
import { laterNamespaces, provideTranslation } from './later-texts.ts'
import { routes } from './routes.tsx'
import { Shop } from './shop.tsx'
import { fillCache, firstPage, isHydratable, readSnapshot } from './snapshot.ts'

const CLIENT_RETRIES = 3

/** Milliseconds that one try of a call may take. */
const CLIENT_TIMEOUT = 30_000

const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="stoa-${name}"]`)?.content || undefined

// The first page's code travels while the texts do.
const router = createBrowserRouter(routes)

async function start(): Promise<void> {
  const snapshot = readSnapshot()
  const http = createHttpClient({
    baseUrl: metaContent('backend'),
    publishableApiKey: metaContent('publishable-key'),
    maxRetries: CLIENT_RETRIES,
    timeout: CLIENT_TIMEOUT,
  })
  const queryClient = createQueryClient('store', (error, { onScreen }) => {
    if (!onScreen) return
    const { t } = translation
    showNotice({ tone: 'error', title: t('failures.title'), message: failureText(error, t) })
  })
  if (snapshot) fillCache(queryClient, snapshot)
  // Every page waits for the regions: they travel while the texts do.
  void queryClient.prefetchQuery(regionQueries(http).list())
  const translation = await createTranslation({
    basePath: '/',
    namespace: 'storefront',
    english: { storefront: english },
    later: laterNamespaces,
    // Widgets bring the texts of their extensions.
    locate: (_language, name) => (name.includes('/') ? null : undefined),
  })
  provideTranslation(translation)
  const root = document.getElementById('root')!
  const shop = createElement(Shop, { http, queryClient, translation, router })
  // What was prerendered stays on the screen until the page can be shown at once.
  if (snapshot) await firstPage(router)
  if (snapshot && isHydratable(snapshot, location, translation.resolvedLanguage)) hydrateRoot(root, shop)
  else createRoot(root).render(shop)
}

void start()

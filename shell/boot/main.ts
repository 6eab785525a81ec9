import { showChosenDensity } from '@stoa/ui/density'
import { showChosenTheme } from '@stoa/ui/theme'

import { startTranslation } from '@stoa/i18n/translation'
import { createRoot } from 'react-dom/client'

import english from '../../locales/en/shell.json'
import { fetchFeed } from '../federation/feed.ts'
import { guardScripts } from '../federation/integrity.ts'
import { ADMIN_NAMESPACE, LATER_TEXTS, locateTexts, prepareTexts } from '../language/extension-texts.ts'
import { entryRouteOf } from '../routing/entry-route.ts'
import { signInAddress } from '../routing/return-path.ts'
import { checkSession } from '../session/check-session.ts'
import { backendUrl } from './backend-url.ts'
import type { Boot } from './boot.ts'
import { fetchPage } from './fetch-page.ts'
import { firstPageOf, hasFlaggedPage } from './first-page.ts'
import { rootOptions, showLastResort } from './last-resort.ts'
import { firstRequestOf } from './first-request.ts'
import { createFirstRead } from './first-answer.ts'
import { once } from './once.ts'
import { openAdmin } from './open-admin.ts'

const firstRead = createFirstRead(backendUrl())
const loadClient = async () => {
  const { createClient } = await import(/* webpackChunkName: "client" */ './client.ts')
  return createClient(backendUrl(), firstRead)
}
const loadPublic = () => import(/* webpackChunkName: "sign-in" */ './public.tsx')
const loadAdmin = () => import(/* webpackChunkName: "admin" */ './admin.tsx')

/** Fetches the page that the feed names, and sends its first reads, before there is any code of the admin. */
async function startFirstPage({ loadFeed, translation }: Boot): Promise<void> {
  const result = await loadFeed()
  if (!result.ok) return
  // The flags are in it.
  if (hasFlaggedPage(result.feed)) firstRead.sendShared('/admin/store')
  const address = firstRequestOf(result.feed, location)
  if (address !== undefined) firstRead.send(location.pathname + location.search, address)
  const page = firstPageOf(result.feed, location.pathname)
  if (page) fetchPage(page, (namespaces) => translation.loadNamespaces(namespaces))
}

/** Starts everything that the admin needs, side by side. */
function startAdmin(boot: Boot) {
  prepareTexts(boot.translation.language)
  void boot.translation.loadNamespaces(['ui', ADMIN_NAMESPACE])
  void startFirstPage(boot)
  return loadAdmin()
}

/** `texts` are awaited before anything is shown, and nothing else waits for them. */
async function showAdmin(boot: Boot, texts: Promise<unknown>): Promise<void> {
  const opening = openAdmin({
    checkSession: () => checkSession(backendUrl()),
    startAdmin: () => startAdmin(boot),
    loadPublic,
  })
  const [opened] = await Promise.all([opening, texts])
  if (opened.page === 'admin') return opened.code.renderAdmin(boot, opened.user)
  if (opened.page === 'sign-in')
    history.replaceState(null, '', signInAddress(location.pathname + location.search + location.hash))
  opened.code.renderPublic(boot, opened.page)
}

async function render(boot: Boot, texts: Promise<unknown> = Promise.resolve()): Promise<void> {
  const route = entryRouteOf(location.pathname)
  if (route === 'home') history.replaceState(null, '', '/a')
  if (route === 'home' || route === 'admin') return showAdmin(boot, texts)
  const [{ enter, renderPublic }] = await Promise.all([loadPublic(), texts])
  renderPublic(boot, route)
  // The document has already started this request. An unread answer would be served stale after signing in.
  const { status } = await checkSession(backendUrl())
  // Signed-in people skip the sign-in page.
  if (route === 'sign-in' && status === 'signed-in' && entryRouteOf(location.pathname) === route) enter(boot)
}

async function start(): Promise<void> {
  guardScripts(document)
  showChosenTheme()
  showChosenDensity()
  const container = document.getElementById('root')!
  const { translation, ready } = startTranslation({
    basePath: '/',
    namespace: 'shell',
    later: LATER_TEXTS,
    english: { shell: english },
    locate: locateTexts,
  })
  try {
    const root = createRoot(container, rootOptions(container, translation))
    const boot: Boot = {
      loadClient: once(loadClient),
      firstRead,
      loadFeed: once(fetchFeed),
      translation,
      root,
      render: () => render(boot),
    }
    await render(boot, ready)
  } catch (error) {
    showLastResort(container, translation)
    throw error
  }
}

void start()

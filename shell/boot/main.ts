import { showChosenDensity } from '@stoa/ui/density'
import { showChosenTheme } from '@stoa/ui/theme'

import { createTranslation } from '@stoa/i18n/translation'
import type { i18n } from 'i18next'
import { createRoot } from 'react-dom/client'

import english from '../../locales/en/shell.json'
import { logRecovery } from '../extensions/operator-log.ts'
import { fetchFeed } from '../federation/feed.ts'
import { guardScripts } from '../federation/integrity.ts'
import { LATER_TEXTS, locateTexts } from '../language/extension-texts.ts'
import { entryRouteOf } from '../routing/entry-route.ts'
import { signInAddress } from '../routing/return-path.ts'
import { checkSession } from '../session/check-session.ts'
import { backendUrl } from './backend-url.ts'
import type { Boot } from './boot.ts'
import { showLastResort } from './last-resort.ts'
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

/** Sends the first read of the page, which the feed names, before there is any code of the admin. */
async function startFirstRead(boot: Boot): Promise<void> {
  const result = await boot.loadFeed()
  const address = result.ok ? firstRequestOf(result.feed, location) : undefined
  if (address !== undefined) firstRead.send(location.pathname + location.search, address)
}

/** Starts everything that the admin needs, side by side. */
function startAdmin(boot: Boot) {
  void startFirstRead(boot)
  return loadAdmin()
}

async function showAdmin(boot: Boot): Promise<void> {
  const opened = await openAdmin({
    checkSession: () => checkSession(backendUrl()),
    startAdmin: () => startAdmin(boot),
    loadPublic,
  })
  if (opened.page === 'admin') return opened.code.renderAdmin(boot, opened.user)
  if (opened.page === 'sign-in')
    history.replaceState(null, '', signInAddress(location.pathname + location.search + location.hash))
  opened.code.renderPublic(boot, opened.page)
}

async function render(boot: Boot): Promise<void> {
  const route = entryRouteOf(location.pathname)
  if (route === 'home') history.replaceState(null, '', '/a')
  if (route === 'home' || route === 'admin') return showAdmin(boot)
  const { enter, renderPublic } = await loadPublic()
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
  let translation: i18n | undefined
  try {
    translation = await createTranslation({
      basePath: '/',
      namespace: 'shell',
      later: LATER_TEXTS,
      english: { shell: english },
      locate: locateTexts,
    })
    // Contribution boundaries report caught errors themselves.
    const root = createRoot(container, { onCaughtError: () => undefined, onRecoverableError: logRecovery })
    const boot: Boot = {
      loadClient: once(loadClient),
      firstRead,
      loadFeed: once(fetchFeed),
      translation,
      root,
      render: () => render(boot),
    }
    await boot.render()
  } catch (error) {
    showLastResort(container, translation)
    throw error
  }
}

void start()

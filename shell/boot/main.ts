import { showChosenDensity } from '@stoa/ui/density'
import { showChosenTheme } from '@stoa/ui/theme'

import { createHttpClient } from '@stoa/api/http'
import { createTranslation } from '@stoa/i18n/translation'
import type { i18n } from 'i18next'
import { createRoot } from 'react-dom/client'

import english from '../../locales/en/shell.json'
import { logRecovery } from '../extensions/operator-log.ts'
import { fetchFeed } from '../federation/feed.ts'
import { guardScripts } from '../federation/integrity.ts'
import { locateTexts } from '../language/extension-texts.ts'
import { doorOf } from '../routing/doors.ts'
import { signInAddress } from '../routing/return-path.ts'
import { checkSession } from '../session/check-session.ts'
import type { Boot } from './boot.ts'
import { showLastResort } from './last-resort.ts'

const publicDoor = () => import(/* webpackChunkName: "sign-in" */ './public.tsx')
const adminDoor = () => import(/* webpackChunkName: "admin" */ './admin.tsx')

function backendUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="stoa-backend"]')
  return meta?.content || 'http://localhost:9000'
}

async function openAdmin(boot: Boot): Promise<void> {
  const [admin, session] = await Promise.all([adminDoor(), checkSession(boot.http)])
  if (session.status === 'signed-in') return admin.renderAdmin(boot, session.user)
  const { renderPublic } = await publicDoor()
  if (session.status === 'unreachable') return renderPublic(boot, 'unreachable')
  history.replaceState(null, '', signInAddress(location.pathname + location.search + location.hash))
  renderPublic(boot, 'sign-in')
}

async function openDoor(boot: Boot): Promise<void> {
  const door = doorOf(location.pathname)
  if (door === 'home') history.replaceState(null, '', '/a')
  if (door === 'home' || door === 'admin') return openAdmin(boot)
  const { enter, renderPublic } = await publicDoor()
  renderPublic(boot, door)
  // The document has asked already: an answer that is not taken now would be given out after somebody has signed in.
  const { status } = await checkSession(boot.http)
  // Somebody who is signed in already has no business on the sign-in page.
  if (door === 'sign-in' && status === 'signed-in' && doorOf(location.pathname) === door) enter(boot)
}

async function start(): Promise<void> {
  guardScripts(document)
  showChosenTheme()
  showChosenDensity()
  const feed = fetchFeed()
  const http = createHttpClient({ baseUrl: backendUrl() })
  const place = document.getElementById('root')!
  let translation: i18n | undefined
  try {
    translation = await createTranslation({
      basePath: '/',
      namespace: 'shell',
      english: { shell: english },
      locate: locateTexts,
    })
    // What a contribution throws is told once, by its boundary.
    const root = createRoot(place, { onCaughtError: () => undefined, onRecoverableError: logRecovery })
    const boot: Boot = { http, translation, feed, root, openDoor: () => openDoor(boot) }
    await boot.openDoor()
  } catch (error) {
    showLastResort(place, translation)
    throw error
  }
}

void start()

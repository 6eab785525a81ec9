import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'

import { resolveFeed } from '../extensions/containment/resolve-feed.ts'
import { logCrash } from '../extensions/operator-log.ts'
import { overlayKeyPressed } from '../extensions/zone-overlay/overlay-keys.ts'
import type { LATER_TEXTS } from '../language/extension-texts.ts'
import type { EntryRoute } from '../routing/entry-route.ts'
import { PublicNotFoundPage } from '../routing/public-not-found-page.tsx'
import { returnPath } from '../routing/return-path.ts'
import { LazyPage } from '../session/lazy-page.tsx'
import { fillsLoginZones, type LoginZones } from '../session/login-zones.ts'
import { showPasswordChanged } from '../session/password-changed.ts'
import { SignInPage } from '../session/sign-in-page.tsx'
import { UnreachablePage } from '../session/unreachable-page.tsx'
import type { Boot } from './boot.ts'
import { fetchAhead, whenUsable } from './fetch-ahead.ts'

type PublicRoute = Exclude<EntryRoute, 'home' | 'admin'> | 'unreachable'

/** Opens the page that was requested before signing in. */
export function enter(boot: Boot): void {
  history.replaceState(null, '', returnPath(location.search))
  void boot.render()
}

/** The current query plus the query of the page to return to. */
const searchHere = (): string =>
  `${location.search}&${new URL(returnPath(location.search), location.origin).search.slice(1)}`

/**
 * Once the form is usable: fetches the admin ahead, and loads the zones of the sign-in page if an extension fills one,
 * otherwise once the overlay keys are pressed.
 */
async function loadZones(boot: Boot, signal: AbortSignal): Promise<LoginZones | undefined> {
  const keyPressed = overlayKeyPressed(signal)
  await whenUsable()
  if (signal.aborted) return undefined
  void fetchAhead('set')
  void boot.loadClient().catch(() => undefined)
  const result = await boot.loadFeed()
  if (!result.ok) return undefined
  try {
    const resolved = await resolveFeed(result.feed, searchHere())
    const areEmpty = !fillsLoginZones(resolved.feed.extensions)
    if (areEmpty) await keyPressed
    const { composeLoginZones, outlineZones } = await import(
      /* webpackChunkName: "login-zones" */ '../session/compose-login-zones.tsx'
    )
    if (areEmpty) await outlineZones()
    return await composeLoginZones(boot, resolved)
  } catch (error) {
    logCrash('sign-in', 'login zones', error)
    return undefined
  }
}

async function forgotPasswordPage({ loadClient }: Boot): Promise<ReactNode> {
  const http = await loadClient()
  const { ForgotPasswordPage } = await import(
    /* webpackChunkName: "access" */ '../session/forgot-password-page.tsx'
  )
  return <ForgotPasswordPage http={http} />
}

async function resetPasswordPage(boot: Boot): Promise<ReactNode> {
  const http = await boot.loadClient()
  const { ResetPasswordPage } = await import(
    /* webpackChunkName: "access" */ '../session/reset-password-page.tsx'
  )
  const goOn = (email: string) => {
    showPasswordChanged(email)
    void boot.render()
  }
  return <ResetPasswordPage http={http} search={location.search} onChanged={goOn} />
}

async function invitePage(boot: Boot): Promise<ReactNode> {
  const http = await boot.loadClient()
  const { InvitePage } = await import(/* webpackChunkName: "access" */ '../session/invite-page.tsx')
  return <InvitePage http={http} search={location.search} onJoined={() => enter(boot)} />
}

type Texts = readonly (typeof LATER_TEXTS)[number][]

async function withTexts(
  boot: Boot,
  load: (boot: Boot) => Promise<ReactNode>,
  texts: Texts,
): Promise<ReactNode> {
  const [page] = await Promise.all([load(boot), boot.translation.loadNamespaces(texts)])
  return page
}

function signInPage(boot: Boot): ReactNode {
  if (new URLSearchParams(location.search).has('reset-password')) {
    return <LazyPage key="forgot-password" load={() => withTexts(boot, forgotPasswordPage, ['access'])} />
  }
  const bringZones = (signal: AbortSignal) => loadZones(boot, signal)
  return <SignInPage loadClient={boot.loadClient} loadZones={bringZones} onSignedIn={() => enter(boot)} />
}

function pageOf(boot: Boot, route: PublicRoute): ReactNode {
  switch (route) {
    case 'sign-in':
      return signInPage(boot)
    case 'reset-password':
      return <LazyPage key={route} load={() => withTexts(boot, resetPasswordPage, ['access'])} />
    case 'invite':
      return <LazyPage key={route} load={() => withTexts(boot, invitePage, ['access', 'tools'])} />
    case 'unreachable':
      return <UnreachablePage onRetry={boot.render} />
    case 'not-found':
      return <PublicNotFoundPage />
  }
}

/** Renders a page that needs no session. */
export function renderPublic(boot: Boot, route: PublicRoute): void {
  boot.root.render(<I18nextProvider i18n={boot.translation}>{pageOf(boot, route)}</I18nextProvider>)
}

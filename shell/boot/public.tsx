import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'

import { feedHere } from '../extensions/containment/feed-here.ts'
import { logCrash } from '../extensions/operator-log.ts'
import { overlayKeyPressed } from '../extensions/zone-overlay/overlay-keys.ts'
import type { Door } from '../routing/doors.ts'
import { LostPage } from '../routing/lost-page.tsx'
import { returnPath } from '../routing/return-path.ts'
import { LatePage } from '../session/late-page.tsx'
import { fillsLoginZones, type LoginZones } from '../session/login-zones.ts'
import { showPasswordChanged } from '../session/password-changed.ts'
import { SignInPage } from '../session/sign-in-page.tsx'
import { UnreachablePage } from '../session/unreachable-page.tsx'
import type { Boot } from './boot.ts'

type PublicDoor = Exclude<Door, 'home' | 'admin'> | 'unreachable'

/** Opens the page that the visitor wanted before they had to sign in. */
export function enter(boot: Boot): void {
  history.replaceState(null, '', returnPath(location.search))
  void boot.openDoor()
}

/** What the address says, and the address that the visitor will come back to. */
const searchHere = (): string =>
  `${location.search}&${new URL(returnPath(location.search), location.origin).search.slice(1)}`

/** Brings the zones of the sign-in card when an extension fills one, or else once somebody wants to see them. */
async function loadZones(boot: Boot, signal: AbortSignal): Promise<LoginZones | undefined> {
  const result = await boot.feed
  if (!result.ok) return undefined
  try {
    const here = await feedHere(result.feed, searchHere())
    const areEmpty = !fillsLoginZones(here.feed.extensions)
    if (areEmpty) await overlayKeyPressed(signal)
    const { composeLoginZones, outlineZones } = await import(
      /* webpackChunkName: "login-zones" */ '../session/compose-login-zones.tsx'
    )
    if (areEmpty) await outlineZones()
    return composeLoginZones(boot, here)
  } catch (error) {
    logCrash('sign-in', 'login zones', error)
    return undefined
  }
}

async function forgotPasswordPage({ http }: Boot): Promise<ReactNode> {
  const { ForgotPasswordPage } = await import(
    /* webpackChunkName: "forgot-password" */ '../session/forgot-password-page.tsx'
  )
  return <ForgotPasswordPage http={http} />
}

async function resetPasswordPage(boot: Boot): Promise<ReactNode> {
  const { ResetPasswordPage } = await import(
    /* webpackChunkName: "reset-password" */ '../session/reset-password-page.tsx'
  )
  const goOn = (email: string) => {
    showPasswordChanged(email)
    void boot.openDoor()
  }
  return <ResetPasswordPage http={boot.http} search={location.search} onChanged={goOn} />
}

async function invitePage(boot: Boot): Promise<ReactNode> {
  const { InvitePage } = await import(/* webpackChunkName: "invite" */ '../session/invite-page.tsx')
  return <InvitePage http={boot.http} search={location.search} onJoined={() => enter(boot)} />
}

function signInPage(boot: Boot): ReactNode {
  if (new URLSearchParams(location.search).has('reset-password')) {
    return <LatePage key="forgot-password" load={() => forgotPasswordPage(boot)} />
  }
  const bringZones = (signal: AbortSignal) => loadZones(boot, signal)
  return <SignInPage http={boot.http} loadZones={bringZones} onSignedIn={() => enter(boot)} />
}

function pageOf(boot: Boot, door: PublicDoor): ReactNode {
  switch (door) {
    case 'sign-in':
      return signInPage(boot)
    case 'reset-password':
      return <LatePage key={door} load={() => resetPasswordPage(boot)} />
    case 'invite':
      return <LatePage key={door} load={() => invitePage(boot)} />
    case 'unreachable':
      return <UnreachablePage onRetry={boot.openDoor} />
    case 'not-found':
      return <LostPage />
  }
}

/** Shows what a visitor may see without being signed in. */
export function renderPublic(boot: Boot, door: PublicDoor): void {
  boot.root.render(<I18nextProvider i18n={boot.translation}>{pageOf(boot, door)}</I18nextProvider>)
}

import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import { UiProvider } from '@stoa/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { useStore } from 'zustand'

import { ContributionIcon } from '../extensions/contribution-icon.tsx'
import { logRefusals } from '../extensions/operator-log.ts'
import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { Zone } from '../extensions/zone.tsx'
import { allowFiles } from '../federation/integrity.ts'
import { prepareTexts, registerTexts } from '../language/extension-texts.ts'
import { manifestTextOf } from '../language/manifest-text.ts'
import { FeedMissingPage } from '../routing/feed-missing-page.tsx'
import { Frame } from '../routing/frame.tsx'
import { adminRoutes } from '../routing/routes.tsx'
import type { User } from '../session/check-session.ts'
import { createSessionStore, type SessionStore } from '../session/session-store.ts'
import { SessionGuard } from '../session/session-guard.tsx'
import { keepSessionInStep } from '../session/keep-session-in-step.ts'
import { signOut } from '../session/sign-out.ts'
import { Sidebar } from '../sidebar/sidebar.tsx'
import { ToastHost } from '../toasts/toast-host.tsx'
import { createToastQueue } from '../toasts/toast-queue.ts'
import type { Boot } from './boot.ts'
import { createFailurePolicy } from './failure-policy.ts'
import { createHost } from './host.ts'

/** How long a page waits for its texts before it shows itself without them. */
const TEXTS_DEADLINE_MS = 3000

/** Composes the signed-in part from the feed and shows it. */
export async function renderAdmin(boot: Boot, user: User): Promise<void> {
  const { http, translation } = boot
  const feed = await boot.feed
  const registry = composeRegistry(feed.ok ? feed.feed.extensions : [], feed.ok ? feed.feed.disabled : [])
  logRefusals(registry.refusals)
  for (const extension of registry.extensions) allowFiles(extension)
  registerTexts(registry.extensions)
  prepareTexts(translation.resolvedLanguage ?? translation.language)

  const session = createSessionStore(user)
  const toasts = createToastQueue()
  const text = manifestTextOf(registry.extensions)
  const t = (key: string) => translation.t(key, { ns: 'shell' })
  const queryClient = createQueryClient('admin', createFailurePolicy({ session, toasts, t }))
  keepSessionInStep(queryClient, session)
  const navigate = (path: string) => void router.navigate(path)
  const host = createHost({ http, translation, registry, session, toasts, navigate, manifestText: text })
  const binding: HostBinding = { host, Zone, Icon: ContributionIcon }
  const shell: Shell = {
    registry,
    notify: host.notify,
    loadTexts: (name) =>
      Promise.race([
        translation.loadNamespaces(name),
        new Promise<void>((resolve) => setTimeout(resolve, TEXTS_DEADLINE_MS)),
      ]),
    manifestText: (name, key) => text(host.language.current(), name, key),
  }
  const leave = () =>
    signOut(http).catch(() =>
      toasts.add({ type: 'error', title: t('errors.title'), message: t('errors.signOut') }),
    )
  const frame = <Frame sidebar={<PersonalSidebar session={session} onSignOut={() => void leave()} />} />
  const withoutFeed = feed.ok ? undefined : <FeedMissingPage reason={feed.reason} detail={feed.detail} />
  const router = createBrowserRouter(adminRoutes(registry, frame, withoutFeed))

  boot.root.render(
    <I18nextProvider i18n={translation}>
      <ApiProvider client={http}>
        <QueryClientProvider client={queryClient}>
          <HostContext value={binding}>
            <ShellContext value={shell}>
              <LocalisedUi language={host.language} navigate={navigate}>
                <RouterProvider router={router} />
                <SessionGuard http={http} session={session} />
                <ToastHost queue={toasts} />
              </LocalisedUi>
            </ShellContext>
          </HostContext>
        </QueryClientProvider>
      </ApiProvider>
    </I18nextProvider>,
  )
}

function LocalisedUi({
  language,
  navigate,
  children,
}: {
  language: HostBinding['host']['language']
  navigate: (path: string) => void
  children: ReactNode
}) {
  useSyncExternalStore(language.subscribe, language.version)
  return (
    <UiProvider locale={language.locale()} navigate={navigate}>
      {children}
    </UiProvider>
  )
}

function PersonalSidebar({ session, onSignOut }: { session: SessionStore; onSignOut: () => void }) {
  const { user } = useStore(session)
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ')
  return <Sidebar personName={name || user.email} onSignOut={onSignOut} />
}

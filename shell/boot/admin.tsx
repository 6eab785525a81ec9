import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import { UiProvider } from '@stoa/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { useStore } from 'zustand'

import { AnalyticsHost } from '../analytics/analytics-host.tsx'
import { createEventQueue } from '../analytics/event-queue.ts'
import { createQuestionQueue } from '../dialogs/question-queue.ts'
import { QuestionHost } from '../dialogs/question-host.tsx'
import { allowExtensions } from '../extensions/containment/allow-extensions.ts'
import type * as AskForOverride from '../extensions/containment/ask-for-override.ts'
import { createLedger } from '../extensions/containment/ledger.ts'
import { feedHere } from '../extensions/containment/feed-here.ts'
import { takeOverrideWish } from '../extensions/containment/overrides.ts'
import { watchErrors } from '../extensions/containment/watch-errors.ts'
import { watchStyles } from '../extensions/containment/watch-styles.ts'
import { ContributionIcon } from '../extensions/contribution-icon.tsx'
import { Notices } from '../extensions/notices/notices.tsx'
import { DashboardCards } from '../extensions/dashboard-cards.tsx'
import { logFindings } from '../extensions/operator-log.ts'
import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { OverlayHost } from '../extensions/zone-overlay/overlay-host.tsx'
import { listenForOverlayKey } from '../extensions/zone-overlay/zone-overlay.ts'
import { Zone } from '../extensions/zone.tsx'
import { createFlagStore } from '../flags/flag-store.ts'
import { prepareTexts, registerTexts } from '../language/extension-texts.ts'
import { manifestTextOf } from '../language/manifest-text.ts'
import { createTextLoader } from '../language/text-loader.ts'
import { FeedMissingPage } from '../routing/feed-missing-page.tsx'
import { Frame } from '../routing/frame.tsx'
import { adminRoutes } from '../routing/routes.tsx'
import type { FeedContent } from '../federation/feed.ts'
import type { User } from '../session/check-session.ts'
import { createSessionStore, type SessionStore } from '../session/session-store.ts'
import { SessionGuard } from '../session/session-guard.tsx'
import { keepSessionInStep } from '../session/keep-session-in-step.ts'
import { signOut } from '../session/sign-out.ts'
import { Sidebar } from '../sidebar/sidebar.tsx'
import { ToastHost } from '../toasts/toast-host.tsx'
import { createToastQueue } from '../toasts/toast-queue.ts'
import { Topbar } from '../topbar/topbar.tsx'
import type { Boot } from './boot.ts'
import { createFailurePolicy } from './failure-policy.ts'
import { createHost } from './host.ts'

const NO_FEED: FeedContent = { extensions: [], disabled: [] }

/** Composes the signed-in part from the feed and shows it. */
export async function renderAdmin(boot: Boot, user: User): Promise<void> {
  const { http, translation } = boot
  const wish = takeOverrideWish()
  const feed = await boot.feed
  const here = await feedHere(feed.ok ? feed.feed : NO_FEED, location.search)
  const registry = composeRegistry(here.feed, here.environment.switchedOff)
  logFindings(registry.findings)
  allowExtensions(here, registry)
  registerTexts(registry.extensions)
  prepareTexts(translation.resolvedLanguage ?? translation.language)

  const session = createSessionStore(user)
  const toasts = createToastQueue()
  const text = manifestTextOf(registry.extensions)
  const t = (key: string, values?: object) => translation.t(key, { ns: 'shell', ...values })
  const queryClient = createQueryClient('admin', createFailurePolicy({ session, toasts, t }))
  keepSessionInStep(queryClient, session)
  const navigate = (path: string, options?: { replace?: boolean }) => void router.navigate(path, options)
  const flags = createFlagStore(async () => {
    const { storeQueries } = await import(/* webpackChunkName: "flags" */ '@stoa/api/admin/store')
    return (await queryClient.fetchQuery(storeQueries(http).current())).store
  })
  const usage = createEventQueue()
  const ledger = createLedger((name) =>
    toasts.add({
      type: 'warning',
      title: t('containment.toastTitle', { name }),
      message: t('containment.toastMessage'),
    }),
  )
  watchErrors(registry.extensions, ledger)
  watchStyles(registry.extensions, ledger)
  listenForOverlayKey(() =>
    toasts.add({ type: 'error', title: t('errors.title'), message: t('errors.unexpected') }),
  )
  const questions = createQuestionQueue()
  const loadTexts = createTextLoader(translation)
  const host = createHost({
    http,
    translation,
    registry,
    ledger,
    session,
    toasts,
    navigate,
    manifestText: text,
    loadTexts,
    flags: flags.port,
    dialogs: questions,
    analytics: usage.port,
  })
  const binding: HostBinding = { host, Zone, Icon: ContributionIcon, DashboardCards }
  const shell: Shell = {
    feed: here.feed,
    registry,
    ledger,
    environment: here.environment,
    flags,
    notify: host.notify,
    loadTexts,
    manifestText: (name, key) => text(host.language.current(), name, key),
  }
  const leave = () =>
    signOut(http).catch(() =>
      toasts.add({ type: 'error', title: t('errors.title'), message: t('errors.signOut') }),
    )
  const frame = (
    <Frame
      sidebar={<Sidebar />}
      topbar={(menu) => <PersonalTopbar session={session} onSignOut={() => void leave()} menu={menu} />}
      notices={<Notices environment={here.environment} />}
    />
  )
  const withoutFeed = feed.ok ? undefined : <FeedMissingPage reason={feed.reason} detail={feed.detail} />
  const router = createBrowserRouter(adminRoutes(registry, frame, withoutFeed))

  boot.root.render(
    <I18nextProvider i18n={translation}>
      <ApiProvider client={http}>
        <QueryClientProvider client={queryClient}>
          <HostContext value={binding}>
            <ShellContext value={shell}>
              <LocalisedUi language={host.language} navigate={navigate}>
                {/* A transition waits as long as an extension renders without end. */}
                <RouterProvider router={router} useTransitions={false} />
                <SessionGuard http={http} session={session} />
                <ToastHost queue={toasts} />
                <QuestionHost queue={questions} />
                <AnalyticsHost queue={usage} flags={flags} session={session} router={router} />
                <OverlayHost />
              </LocalisedUi>
            </ShellContext>
          </HostContext>
        </QueryClientProvider>
      </ApiProvider>
    </I18nextProvider>,
  )
  if (wish !== undefined)
    void askForOverride(wish, { feed: here.feed, dialogs: host.dialogs, notify: host.notify, t })
}

async function askForOverride(...asked: Parameters<typeof AskForOverride.askForOverride>): Promise<void> {
  const module = await import(
    /* webpackChunkName: "containment" */ '../extensions/containment/ask-for-override.ts'
  )
  await module.askForOverride(...asked)
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

interface PersonalTopbarProps {
  session: SessionStore
  onSignOut: () => void
  menu: ReactNode
}

function PersonalTopbar({ session, onSignOut, menu }: PersonalTopbarProps) {
  const { user } = useStore(session)
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email
  return <Topbar person={{ name, email: user.email }} onSignOut={onSignOut} menu={menu} />
}

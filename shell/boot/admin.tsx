import type { HttpClient } from '@stoa/api/http'
import { storeQueries } from '@stoa/api/admin/store'
import { createSettlingClient } from '@stoa/api/outcome'
import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import { UiProvider, type Navigate } from '@stoa/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createBrowserRouter, createPath } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import adminEnglish from '../../locales/en/admin.json'

import { AnalyticsHost } from '../analytics/analytics-host.tsx'
import { createEventQueue } from '../analytics/event-queue.ts'
import { createQuestionQueue } from '../dialogs/question-queue.ts'
import { allowExtensions } from '../extensions/containment/allow-extensions.ts'
import type * as AskForOverride from '../extensions/containment/ask-for-override.ts'
import type * as StoredQuarantines from '../extensions/containment/stored-quarantines.ts'
import { createLedger } from '../extensions/containment/ledger.ts'
import { resolveFeed } from '../extensions/containment/resolve-feed.ts'
import { takeOverrideRequest } from '../extensions/containment/overrides.ts'
import { QUARANTINES_KEY } from '../extensions/containment/quarantine-rule.ts'
import { hasStored } from '../extensions/containment/stored.ts'
import { watchErrors } from '../extensions/containment/watch-errors.ts'
import { watchStyles } from '../extensions/containment/watch-styles.ts'
import { ContributionIcon } from '../extensions/contribution-icon.tsx'
import { Notices } from '../extensions/notices/notices.tsx'
import { DashboardCards } from '../extensions/dashboard-cards.tsx'
import { logCrash, logFindings } from '../extensions/operator-log.ts'
import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { Zone } from '../extensions/zone.tsx'
import { createFlagStore } from '../flags/flag-store.ts'
import { ADMIN_NAMESPACE, prepareTexts, registerTexts } from '../language/extension-texts.ts'
import { areaTextsIn, manifestTextOf } from '../language/manifest-text.ts'
import { createTextLoader } from '../language/text-loader.ts'
import { loadUiText, uiTextOf } from '../language/ui-text.ts'
import { createJobBoard, createJobsPort } from '../jobs/job-board.ts'
import { markUnsent } from '../offline/unsent.ts'
import { Frame } from '../routing/frame.tsx'
import { adminRoutes } from '../routing/routes.tsx'
import { availableFeed } from '../federation/available-feed.ts'
import type { FeedContent } from '../federation/feed.ts'
import { checkSession, type User } from '../session/check-session.ts'
import { hideWhileAway } from '../session/hide-while-away.ts'
import { createSessionStore } from '../session/session-store.ts'
import { SessionGuard } from '../session/session-guard.tsx'
import { SessionService } from '../session/session-service.tsx'
import { syncSession } from '../session/sync-session.ts'
import { Sidebar } from '../sidebar/sidebar.tsx'
import { createToastQueue } from '../toasts/toast-queue.ts'
import { PersonalTopbar } from '../topbar/personal-topbar.tsx'
import { backendUrl } from './backend-url.ts'
import type { Boot } from './boot.ts'
import { createClient } from './client.ts'
import { createFailurePolicy } from './failure-policy.ts'
import { createHost } from './host.ts'
import { refreshWritten } from './refresh-written.ts'
import { AheadHost } from './ahead-host.tsx'
import { BackgroundServicesHost } from './background-services-host.tsx'
import { OverlayHosts } from './overlay-hosts.tsx'
import { WaitingPage } from './waiting-page.tsx'
import type * as SignOut from '../session/sign-out.ts'
import type * as WidenReads from './widen-reads.ts'

const NO_FEED: FeedContent = { extensions: [], disabled: [] }

/** Composes the signed-in admin from the feed and renders it. */
export async function renderAdmin(boot: Boot, user: User): Promise<void> {
  const { translation } = boot
  const plainHttp = markUnsent(createClient(backendUrl(), boot.firstRead))
  const http = createSettlingClient(plainHttp, async () => {
    const { createWriter } = await import(/* webpackChunkName: "writer" */ './writer.ts')
    return createWriter(plainHttp, queryClient, host, translation)
  })
  const overrideRequest = takeOverrideRequest()
  const showWaiting = (isLong: boolean) =>
    boot.root.render(
      <I18nextProvider i18n={translation}>
        <WaitingPage isLong={isLong} />
      </I18nextProvider>,
    )
  const [{ feed, missing }] = await Promise.all([
    availableFeed(boot.loadFeed(), showWaiting),
    loadUiText(translation),
  ])
  const resolved = await resolveFeed(feed ?? NO_FEED, location.search)
  const environment = { ...resolved.environment, ...(feed && missing && { missingFeed: missing }) }
  const registry = composeRegistry(resolved.feed, resolved.environment.switchedOff, user.role)
  logFindings(registry.findings)
  allowExtensions(resolved, registry)
  registerTexts(registry.extensions)
  prepareTexts(translation.resolvedLanguage ?? translation.language)
  translation.addResourceBundle('en', ADMIN_NAMESPACE, adminEnglish)

  const isWidened = [...registry.widgets.values()].flat().some(({ contribution }) => contribution.expand)
  const pages = isWidened ? await widenedFor(http, registry) : http

  const session = createSessionStore(user)
  hideWhileAway(async () => {
    const now = await checkSession(backendUrl())
    return now.status === 'signed-in' && now.user.id === session.getState().user.id
  })
  const toasts = createToastQueue()
  const text = manifestTextOf(registry.extensions, areaTextsIn(translation))
  const t = (key: string, values?: object) => translation.t(key, { ns: 'shell', ...values })
  const queryClient = createQueryClient('admin', createFailurePolicy({ session, toasts, t }))
  syncSession(queryClient, session)
  const navigate = (path: string, options?: { replace?: boolean }) => void router.navigate(path, options)
  // As in a browser, Back does not stop at the same address twice.
  const openLink: Navigate = (href, state) =>
    void router.navigate(href, { state, replace: href === createPath(router.state.location) })
  const flags = createFlagStore(
    async () => (await queryClient.fetchQuery(storeQueries(http).current())).store,
  )
  const usage = createEventQueue()
  const reportQuarantine = (name: string) =>
    toasts.add({
      type: 'warning',
      title: t('containment.toastTitle', { name }),
      message: t('containment.toastMessage'),
    })
  const sync = async () => {
    for (const name of await syncQuarantines(ledger, registry.extensions)) reportQuarantine(name)
  }
  const ledger = createLedger(reportQuarantine, Date.now, () => void sync())
  if (hasStored(QUARANTINES_KEY)) await sync()
  watchErrors(registry.extensions, ledger)
  watchStyles(registry.extensions, ledger)
  const reportError = (key: string) => () =>
    toasts.add({ type: 'error', title: t('errors.title'), message: t(key) })
  const questions = createQuestionQueue()
  const jobs = createJobBoard()
  const loadTexts = createTextLoader(translation)
  const host = createHost({
    http: plainHttp,
    onWritten: refreshWritten(queryClient),
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
    jobs: createJobsPort(jobs),
    problems: async () => {
      const { readProblems } = await import(
        /* webpackChunkName: "extension-services" */ '../extensions/operator-page/model/read-problems.ts'
      )
      return readProblems({ feed: resolved.feed, registry, ledger, environment })
    },
  })
  const binding: HostBinding = { host, Zone, Icon: ContributionIcon, DashboardCards }
  const shell: Shell = {
    feed: resolved.feed,
    registry,
    ledger,
    environment,
    flags,
    notify: host.notify,
    loadTexts,
    manifestText: (name, key) => text(host.language.current(), name, key),
  }
  const leave = () =>
    endSession(http, { confirm: questions.confirm, translation }).catch(reportError('errors.signOut'))
  const frame = (
    <Frame
      sidebar={<Sidebar />}
      topbar={(menu) => <PersonalTopbar session={session} jobs={jobs} onSignOut={leave} menu={menu} />}
      notices={
        <>
          <AheadHost />
          <BackgroundServicesHost board={jobs} session={session} />
          <Notices environment={environment} />
        </>
      }
    />
  )
  const router = createBrowserRouter(adminRoutes(registry, frame, missing))

  boot.root.render(
    <I18nextProvider i18n={translation}>
      <ApiProvider client={pages}>
        <QueryClientProvider client={queryClient}>
          <HostContext value={binding}>
            <ShellContext value={shell}>
              <LocalisedUi language={host.language} translation={translation} navigate={openLink}>
                {/* A transition waits as long as an extension renders without end. */}
                <RouterProvider router={router} useTransitions={false} />
                <SessionService session={session} />
                <SessionGuard http={http} session={session} onMissing={reportError('topbar.missing')} />
                <OverlayHosts
                  ledger={ledger}
                  toasts={toasts}
                  questions={questions}
                  onFailure={reportError('errors.unexpected')}
                />
                <AnalyticsHost queue={usage} flags={flags} session={session} router={router} />
              </LocalisedUi>
            </ShellContext>
          </HostContext>
        </QueryClientProvider>
      </ApiProvider>
    </I18nextProvider>,
  )
  if (overrideRequest !== undefined)
    void askForOverride(overrideRequest, {
      feed: resolved.feed,
      dialogs: host.dialogs,
      notify: host.notify,
      t,
      loadTexts,
    })
}

/** Without its code, an extension that fails is tried again with each page. */
async function syncQuarantines(
  ...args: Parameters<typeof StoredQuarantines.syncQuarantines>
): Promise<string[]> {
  try {
    const module = await import(
      /* webpackChunkName: "containment" */ '../extensions/containment/stored-quarantines.ts'
    )
    return module.syncQuarantines(...args)
  } catch (error) {
    logCrash('shell', 'quarantines', error)
    return []
  }
}

async function widenedFor(...args: Parameters<typeof WidenReads.widenReads>): Promise<HttpClient> {
  const module = await import(/* webpackChunkName: "extension-services" */ './widen-reads.ts')
  return module.widenReads(...args)
}

async function endSession(...args: Parameters<typeof SignOut.signOut>): Promise<void> {
  const { signOut } = await import(/* webpackChunkName: "sign-out" */ '../session/sign-out.ts')
  await signOut(...args)
}

async function askForOverride(...args: Parameters<typeof AskForOverride.askForOverride>): Promise<void> {
  const module = await import(
    /* webpackChunkName: "containment" */ '../extensions/containment/ask-for-override.ts'
  )
  await module.askForOverride(...args)
}

function LocalisedUi({
  language,
  translation,
  navigate,
  children,
}: {
  language: HostBinding['host']['language']
  translation: Boot['translation']
  navigate: Navigate
  children: ReactNode
}) {
  useSyncExternalStore(language.subscribe, language.version)
  const locale = language.locale()
  return (
    <UiProvider locale={locale} t={uiTextOf(translation)} navigate={navigate}>
      {children}
    </UiProvider>
  )
}

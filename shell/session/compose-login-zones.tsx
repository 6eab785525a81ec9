import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import { UiProvider } from '@stoa/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Boot } from '../boot/boot.ts'
import { createHost } from '../boot/host.ts'
import { OverlayHosts } from '../boot/overlay-hosts.tsx'
import { allowExtensions } from '../extensions/containment/allow-extensions.ts'
import type { ResolvedFeed } from '../extensions/containment/resolve-feed.ts'
import { createLedger } from '../extensions/containment/ledger.ts'
import { ContributionIcon } from '../extensions/contribution-icon.tsx'
import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { zoneOverlay } from '../extensions/zone-overlay/zone-overlay.ts'
import { Zone } from '../extensions/zone.tsx'
import { registerTexts } from '../language/extension-texts.ts'
import { areaTextsIn, manifestTextOf } from '../language/manifest-text.ts'
import { createTextLoader } from '../language/text-loader.ts'
import { loadUiText, uiTextOf } from '../language/ui-text.ts'
import { createClosedQueue } from '../analytics/event-queue.ts'
import { createQuestionQueue } from '../dialogs/question-queue.ts'
import { createFlagStore } from '../flags/flag-store.ts'
import { createToastQueue } from '../toasts/toast-queue.ts'
import type { LoginZones } from './login-zones.ts'

/** Dashboard cards require a session. */
const NoCards = () => null
const navigate = (path: string) => location.assign(path)

/** Outlines the zones, like the overlay's keys. */
export const outlineZones = (): Promise<void> => zoneOverlay.toggle()

/** Composes the zones of the sign-in page with the ports that work without a session. */
export async function composeLoginZones(
  { loadClient, translation }: Boot,
  resolved: ResolvedFeed,
): Promise<LoginZones> {
  const [http] = await Promise.all([loadClient(), loadUiText(translation)])
  const { environment } = resolved
  const registry = composeRegistry(resolved.feed, environment.switchedOff)
  allowExtensions(resolved, registry)
  registerTexts(registry.extensions)

  const toasts = createToastQueue()
  const text = manifestTextOf(registry.extensions, areaTextsIn(translation))
  const questions = createQuestionQueue()
  const loadTexts = createTextLoader(translation)
  const flags = createFlagStore()
  // Visitors cannot act on a quarantine, so it is silent.
  const ledger = createLedger(() => undefined)
  const host = createHost({
    http,
    translation,
    registry,
    ledger,
    toasts,
    navigate,
    manifestText: text,
    loadTexts,
    flags: flags.port,
    dialogs: questions,
    analytics: createClosedQueue().port,
    // Jobs require a session.
    jobs: { started: () => undefined, show: () => undefined },
    problems: () => Promise.resolve([]),
  })
  const t = (key: string) => translation.t(key, { ns: 'shell' })
  const queryClient = createQueryClient('admin', (error, { onScreen }) => {
    if (onScreen) host.notify.error(t('errors.title'), host.failures.textOf(error))
  })
  const binding: HostBinding = { host, Zone, Icon: ContributionIcon, DashboardCards: NoCards }
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
  const locale = host.language.locale()
  const provide = (children: ReactNode) => (
    <ApiProvider client={http}>
      <QueryClientProvider client={queryClient}>
        <HostContext value={binding}>
          <ShellContext value={shell}>
            <UiProvider locale={locale} t={uiTextOf(translation)} navigate={navigate}>
              {children}
            </UiProvider>
          </ShellContext>
        </HostContext>
      </QueryClientProvider>
    </ApiProvider>
  )
  return {
    before: provide(<Zone name="login.before" props={{}} />),
    after: provide(
      <>
        <Zone name="login.after" props={{}} />
        <OverlayHosts
          ledger={ledger}
          toasts={toasts}
          questions={questions}
          onFailure={() => host.notify.error(t('errors.title'), t('errors.unexpected'))}
        />
      </>,
    ),
  }
}

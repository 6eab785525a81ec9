import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import { UiProvider } from '@stoa/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Boot } from '../boot/boot.ts'
import { createHost } from '../boot/host.ts'
import { allowExtensions } from '../extensions/containment/allow-extensions.ts'
import type { FeedHere } from '../extensions/containment/feed-here.ts'
import { createLedger } from '../extensions/containment/ledger.ts'
import { ContributionIcon } from '../extensions/contribution-icon.tsx'
import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { OverlayHost } from '../extensions/zone-overlay/overlay-host.tsx'
import { zoneOverlay } from '../extensions/zone-overlay/zone-overlay.ts'
import { Zone } from '../extensions/zone.tsx'
import { registerTexts } from '../language/extension-texts.ts'
import { manifestTextOf } from '../language/manifest-text.ts'
import { createTextLoader } from '../language/text-loader.ts'
import { phrasesIn } from '../language/ui-phrases.ts'
import { createClosedQueue } from '../analytics/event-queue.ts'
import { QuestionHost } from '../dialogs/question-host.tsx'
import { createQuestionQueue } from '../dialogs/question-queue.ts'
import { createFlagStore } from '../flags/flag-store.ts'
import { ToastHost } from '../toasts/toast-host.tsx'
import { createToastQueue } from '../toasts/toast-queue.ts'
import type { LoginZones } from './login-zones.ts'

/** Dashboard cards are for those who are signed in. */
const NoCards = () => null
const navigate = (path: string) => location.assign(path)

/** Outlines the zones, as the overlay's keys do. */
export const outlineZones = (): Promise<void> => zoneOverlay.toggle()

/** Composes the zones of the sign-in card, with the ports that make sense while nobody is signed in. */
export function composeLoginZones({ http, translation }: Boot, here: FeedHere): LoginZones {
  const { environment } = here
  const registry = composeRegistry(here.feed, environment.switchedOff)
  allowExtensions(here, registry)
  registerTexts(registry.extensions)

  const toasts = createToastQueue()
  const text = manifestTextOf(registry.extensions)
  const questions = createQuestionQueue()
  const loadTexts = createTextLoader(translation)
  const flags = createFlagStore()
  // Nobody who looks here could do anything about it: a widget that keeps failing leaves without a word.
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
    // Nobody starts a job before they are signed in.
    jobs: { started: () => undefined, show: () => undefined },
  })
  const t = (key: string) => translation.t(key, { ns: 'shell' })
  const queryClient = createQueryClient('admin', (error, { onScreen }) => {
    if (onScreen) host.notify.error(t('errors.title'), host.failures.textOf(error))
  })
  const binding: HostBinding = { host, Zone, Icon: ContributionIcon, DashboardCards: NoCards }
  const shell: Shell = {
    feed: here.feed,
    registry,
    ledger,
    environment,
    flags,
    notify: host.notify,
    loadTexts,
    manifestText: (name, key) => text(host.language.current(), name, key),
  }
  const provide = (children: ReactNode) => (
    <ApiProvider client={http}>
      <QueryClientProvider client={queryClient}>
        <HostContext value={binding}>
          <ShellContext value={shell}>
            <UiProvider locale={host.language.locale()} say={phrasesIn(translation)} navigate={navigate}>
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
        <ToastHost queue={toasts} />
        <QuestionHost queue={questions} />
        <OverlayHost onFailure={() => host.notify.error(t('errors.title'), t('errors.unexpected'))} />
      </>,
    ),
  }
}

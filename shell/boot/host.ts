import type { HttpClient } from '@stoa/api/http'
import type {
  AnalyticsPort,
  ContributionsPort,
  DialogsPort,
  FlagsPort,
  JobsPort,
  NotifyPort,
  SettingsCard,
} from '@stoa/extension-sdk'
import type { i18n } from 'i18next'

import { createListFormContributions } from '../extensions/list-form-contributions.ts'
import type { Ledger } from '../extensions/containment/ledger.ts'
import { createOwnPorts } from '../extensions/own-ports/own-ports.ts'
import type { ShellHost } from '../extensions/own-ports/shell-host.ts'
import { OPERATOR_PATH } from '../extensions/operator-page/operator-path.ts'
import { flagsNow, isFlagOn } from '../extensions/presence.ts'
import type { Registry } from '../extensions/registry.ts'
import type { RemoteFailure } from '../federation/remote-state.ts'
import { failureText, reasonOf } from '../language/failure-text.ts'
import { createLanguagePort } from '../language/language-port.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { ToastQueue } from '../toasts/toast-queue.ts'
import { lazyClientPort } from './lazy-client-port.ts'
import { once } from './once.ts'
import type { OnWritten } from './refresh-written.ts'

export interface HostParts {
  http: HttpClient
  /** Called after each write of an extension. Default nothing. */
  onWritten?: OnWritten
  translation: i18n
  registry: Registry
  ledger: Ledger
  /** Undefined on the sign-in page. */
  session?: SessionStore
  toasts: ToastQueue
  navigate: (path: string, options?: { replace?: boolean }) => void
  manifestText: (language: string, name: string, key: string) => string
  loadTexts: (namespaces: readonly string[]) => Promise<void>
  flags: FlagsPort
  dialogs: DialogsPort
  analytics: AnalyticsPort
  jobs: JobsPort
  problems: ContributionsPort['problems']
}

const createNotifyPort = (toasts: ToastQueue): NotifyPort => ({
  success: (title, message) => toasts.add({ type: 'success', title, message }),
  error: (title, message) => toasts.add({ type: 'error', title, message }),
  warn: (title, message) => toasts.add({ type: 'warning', title, message }),
  info: (title, message) => toasts.add({ type: 'info', title, message }),
})

/** Card of the extensions page, the shell's own settings page. */
const operatorCard = (t: (key: string) => string): SettingsCard => ({
  path: OPERATOR_PATH,
  label: t('extensions.title'),
  description: t('extensions.card'),
  icon: 'puzzle',
  fromExtension: false,
})

/** Creates the SDK's host from the shell's services. */
export function createHost({
  http,
  onWritten,
  translation,
  registry,
  ledger,
  session,
  toasts,
  navigate,
  manifestText,
  loadTexts,
  flags,
  dialogs,
  analytics,
  jobs,
  problems,
}: HostParts): ShellHost {
  const language = createLanguagePort(translation)
  const t = (key: string, values?: object) => translation.t(key, { ns: 'shell', ...values })
  const onFailure = (name: string, failure: RemoteFailure, error?: unknown) =>
    toasts.add({
      type: 'error',
      title: t('failure.title', { name }),
      message: reasonOf(error, t) ?? t(`failure.${failure.kind}`),
    })
  const listsAndForms = createListFormContributions({
    registry,
    manifestText,
    loadTexts,
    ledger,
    host: () => host,
    onFailure: ({ manifest: { name } }, failure, error) => onFailure(name, failure, error),
  })
  const loadClientPort = once(async () => {
    const { createClientPort } = await import(/* webpackChunkName: "extension-services" */ './client-port.ts')
    return createClientPort(http, () => session?.setState({ isLost: true }), onWritten)
  })
  // Only who reads the cards waits for their flags.
  let areCardsRead = false
  const ownPorts = createOwnPorts(() => ({ host, loadTexts, ledger, registry }))
  const host: ShellHost = {
    notify: createNotifyPort(toasts),
    client: lazyClientPort(loadClientPort),
    navigation: {
      open: (path, options) => navigate(`/a${path}`, options),
      href: (path) => `/a${path}`,
      current: () => location.pathname.replace(/^\/a(?=\/|$)/, '') + location.search,
    },
    session: {
      person() {
        if (!session) return null
        const { id, email, first_name, last_name } = session.getState().user
        return { id, email, firstName: first_name ?? null, lastName: last_name ?? null }
      },
    },
    language,
    contributions: {
      settingsCards: () => {
        areCardsRead = true
        return registry.settings
          .filter(({ contribution }) => isFlagOn(flags, contribution))
          .map<SettingsCard>(({ extension, contribution: { path, card } }) => ({
            path: `/settings${path}`,
            label: manifestText(language.current(), extension.manifest.name, card.label),
            description: manifestText(language.current(), extension.manifest.name, card.description),
            icon: card.icon,
            fromExtension: !extension.area,
          }))
          .concat(operatorCard(t))
          .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      },
      problems,
      ...listsAndForms,
      version: () =>
        areCardsRead
          ? `${listsAndForms.version()} ${flagsNow(flags, registry.settings)}`
          : listsAndForms.version(),
    },
    failures: { textOf: (error) => failureText(error, t) },
    flags,
    dialogs,
    analytics,
    jobs,
    ...ownPorts(),
    ownPorts,
    onCall: ledger.called,
  }
  return host
}

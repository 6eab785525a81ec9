import type { HttpClient } from '@stoa/api/http'
import type { Host, NotifyPort } from '@stoa/extension-sdk'
import type { i18n } from 'i18next'

import type { Registry } from '../extensions/registry.ts'
import { failureText } from '../language/failure-text.ts'
import { createLanguagePort } from '../language/language-port.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { ToastQueue } from '../toasts/toast-queue.ts'
import { createClientPort } from './client-port.ts'

/** What the ports are made from. */
export interface HostParts {
  http: HttpClient
  translation: i18n
  registry: Registry
  /** Missing on the sign-in page, where nobody is signed in. */
  session?: SessionStore
  toasts: ToastQueue
  navigate: (path: string) => void
  manifestText: (language: string, name: string, key: string) => string
}

const createNotifyPort = (toasts: ToastQueue): NotifyPort => ({
  success: (title, message) => toasts.add({ type: 'success', title, message }),
  error: (title, message) => toasts.add({ type: 'error', title, message }),
  warn: (title, message) => toasts.add({ type: 'warning', title, message }),
  info: (title, message) => toasts.add({ type: 'info', title, message }),
})

/** Every port of the SDK, made from the shell's own parts. */
export function createHost({
  http,
  translation,
  registry,
  session,
  toasts,
  navigate,
  manifestText,
}: HostParts): Host {
  const language = createLanguagePort(translation)
  return {
    notify: createNotifyPort(toasts),
    client: createClientPort(http, () => session?.setState({ isLost: true })),
    navigation: { open: (path) => navigate(`/a${path}`), href: (path) => `/a${path}` },
    session: {
      person() {
        if (!session) return null
        const { id, email, first_name, last_name } = session.getState().user
        return { id, email, firstName: first_name ?? null, lastName: last_name ?? null }
      },
    },
    language,
    contributions: {
      settingsCards: () =>
        registry.settings.map(({ extension, contribution: { path, card } }) => ({
          path: `/settings${path}`,
          label: manifestText(language.current(), extension.manifest.name, card.label),
          description: manifestText(language.current(), extension.manifest.name, card.description),
          icon: card.icon,
          fromExtension: !extension.area,
        })),
    },
    failures: { textOf: (error) => failureText(error, (key) => translation.t(key, { ns: 'shell' })) },
  }
}

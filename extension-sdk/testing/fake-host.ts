import { limitClient } from '../host/limit-client.ts'
import type { Uses } from '../points/uses.ts'
import type { ClientPort } from '../ports/client.ts'
import type { Question } from '../ports/dialogs.ts'
import type { Host } from '../ports/host.ts'
import type { NotifyPort } from '../ports/notify.ts'
import type { SettingsPort, SettingValue } from '../ports/settings.ts'
import { fillText, type Texts } from './texts.ts'

/** Answers the calls of `useClient`; what it gives is taken for the type that the caller expects. */
export type FakeClient = {
  [Verb in keyof ClientPort]?: (...call: Parameters<ClientPort[Verb]>) => Promise<unknown>
}

/** Ports, or parts of them, that stand in place of the fake ones. */
export type FakePorts = { [Port in Exclude<keyof Host, 'client'>]?: Partial<Host[Port]> } & {
  client?: FakeClient
  /** What `extension.ts` declares: with it calls of other nouns reject, as in the admin. Default everything is let through. */
  uses?: Uses
  /** The settings that were saved before. Later ones are kept beside them. Default none. */
  saved?: Readonly<Record<string, SettingValue>>
  /** Functions that other extensions offer, by name such as `care:hint`. Default none is installed. */
  offered?: Readonly<Record<string, (input: never) => unknown>>
}

/** A message that was shown through `notify`. */
export interface Message {
  type: keyof NotifyPort
  title: string
  message: string
}

/** What was recorded through `useAnalytics`. */
export interface TrackedEvent {
  event: string
  properties?: Readonly<Record<string, string | number | boolean>>
}

/** What the fake ports have been asked to do. */
export interface FakeHostLog {
  messages: Message[]
  opened: string[]
  tracked: TrackedEvent[]
  questions: Question[]
}

// The shell gives the same objects until the language or the flags change.
const EMPTY_LIST = { fields: [], columns: [], rowActions: [], pageActions: [], bulkActions: [] }
const EMPTY_FORM: readonly never[] = []

/** A log of nothing yet. */
export const emptyLog = (): FakeHostLog => ({ messages: [], opened: [], tracked: [], questions: [] })

const unanswered = (verb: string) => (path: string) =>
  Promise.reject(new Error(`nothing answers ${verb} ${path}: give the contribution a client`))

/** Keeps settings in memory. */
function keepSettings(saved: Readonly<Record<string, SettingValue>> = {}): SettingsPort {
  let kept = saved
  return {
    read: () => Promise.resolve(kept),
    save(changes) {
      const all = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== null)
      kept = Object.fromEntries(all) as typeof kept
      return Promise.resolve(kept)
    },
  }
}

/** Every port of the shell without the shell: records each call, and answers only what it was given. */
export function createFakeHost(texts: Texts, ports: FakePorts, log: FakeHostLog): Host {
  const show = (type: Message['type']) => (title: string, message: string) =>
    void log.messages.push({ type, title, message })
  const client: ClientPort = {
    get: unanswered('GET'),
    post: unanswered('POST'),
    delete: unanswered('DELETE'),
    upload: () => unanswered('POST')('/uploads'),
    ...(ports.client as Partial<ClientPort>),
  }
  const locale = () => ports.language?.locale?.() ?? 'en-US'
  return {
    notify: {
      success: show('success'),
      error: show('error'),
      warn: show('warn'),
      info: show('info'),
      ...ports.notify,
    },
    client: limitClient(client, 'the extension', ports.uses, () => undefined),
    navigation: {
      open: (path) => void log.opened.push(path),
      href: (path) => `/a${path}`,
      current: () => '/',
      ...ports.navigation,
    },
    session: {
      person: () => null,
      ...ports.session,
    },
    language: {
      current: () => 'en',
      locale,
      direction: () => 'ltr',
      options: () => [{ locale: 'en', name: 'English' }],
      change: () => Promise.resolve(),
      text: (_extension, key, values) => fillText(texts, key, locale(), values),
      textIn: () => Promise.resolve((key, values) => fillText(texts, key, locale(), values)),
      subscribe: () => () => undefined,
      version: () => 0,
      ...ports.language,
    },
    contributions: {
      settingsCards: () => [],
      problems: () => Promise.resolve([]),
      toList: () => EMPTY_LIST,
      toForm: () => EMPTY_FORM,
      subscribe: () => () => undefined,
      version: () => '',
      ...ports.contributions,
    },
    failures: {
      textOf: (error) => (error instanceof Error ? error.message : String(error)),
      ...ports.failures,
    },
    flags: {
      isOn: () => false,
      subscribe: () => () => undefined,
      ...ports.flags,
    },
    analytics: {
      track: (_extension, event, properties) =>
        void log.tracked.push({ event, ...(properties && { properties }) }),
      ...ports.analytics,
    },
    dialogs: {
      confirm: (question) => {
        log.questions.push(question)
        return Promise.resolve(true)
      },
      ...ports.dialogs,
    },
    jobs: {
      started: () => undefined,
      show: () => undefined,
      ...ports.jobs,
    },
    settings: { ...keepSettings(ports.saved), ...ports.settings },
    functions: {
      call: async (name, input) => {
        const run = ports.offered?.[name]
        if (!run) return { status: 'unavailable', reason: `${name} is not installed` }
        return { status: 'answered', answer: (await run(input as never)) as never }
      },
      ...ports.functions,
    },
    extension: { name: 'tested', ...(ports.uses && { uses: ports.uses }), ...ports.extension },
  }
}

import type { ClientPort, Host, NotifyPort } from '@stoa/extension-sdk'
import type { Manifest } from '@stoa/extension-sdk/manifest'
import type { i18n } from 'i18next'

import { shownQuestion } from '../../dialogs/shown-question.ts'
import { shownText, textOf as detailOf } from '../../extensions/containment/text-of.ts'
import { createLanguagePort } from '../../language/language-port.ts'
import { copyOf } from '../protocol/given.ts'
import type { Surroundings } from '../protocol/messages.ts'
import type { Notice } from '../protocol/methods.ts'
import { createAskAdmin } from './ask-admin.ts'
import type { Line } from './line.ts'

/** What the page around tells of itself; contributions of others are not shown in a frame. */
const NO_CONTRIBUTIONS: Host['contributions'] = {
  settingsCards: () => [],
  problems: () => Promise.resolve([]),
  toList: () => ({ fields: [], columns: [], rowActions: [], pageActions: [], bulkActions: [] }),
  toForm: () => [],
  subscribe: () => () => undefined,
  version: () => '',
}

/** The SDK's host inside of a frame: every port asks the admin by message. */
export function createFrameHost(
  line: Line,
  translation: i18n,
  around: () => Surroundings,
  { name, uses }: Pick<Manifest, 'name' | 'uses'>,
): Host {
  const { ask, textOf } = createAskAdmin(line)
  const tell = (method: Notice, ...words: readonly unknown[]) =>
    line.send({ type: 'notice', method, words: words.map(copyOf) })
  const show = (type: keyof NotifyPort) => (title: unknown, message: unknown) =>
    tell(`notify.${type}`, shownText(title), shownText(message))
  const flags = new Map<string, boolean>()
  const flagListeners = new Set<() => void>()
  line.listen((message) => {
    if (message.type !== 'flag') return
    flags.set(message.key, message.isOn)
    flagListeners.forEach((listener) => listener())
  })
  const client: ClientPort = {
    get: (path, { signal, ...options } = {}) => ask('client.get', [path, options], { signal }),
    post: (path, body, { signal, ...options } = {}) => ask('client.post', [path, body, options], { signal }),
    delete: (path, body, { signal, ...options } = {}) =>
      ask('client.delete', [path, body, options], { signal }),
    upload: (files, { signal, onProgress, ...options } = {}) =>
      ask('client.upload', [[...files], options], { signal, onProgress }),
  }
  return {
    notify: {
      success: show('success'),
      error: show('error'),
      warn: show('warn'),
      info: show('info'),
    },
    client,
    navigation: {
      open: (path, options) => tell('navigation.open', path, ...(options ? [options] : [])),
      href: (path) => `/a${path}`,
      current: () => around().path.replace(/^\/a(?=\/|$|\?)/, ''),
    },
    session: { person: () => around().person },
    language: {
      ...createLanguagePort(translation),
      change: (language) => ask('language.change', [language]),
    },
    contributions: NO_CONTRIBUTIONS,
    failures: { textOf: (error) => textOf(error) ?? around().unexpected },
    flags: {
      isOn(key) {
        if (!flags.has(key)) {
          flags.set(key, false)
          tell('flags.want', key)
        }
        return flags.get(key) ?? false
      },
      subscribe(listener) {
        flagListeners.add(listener)
        return () => flagListeners.delete(listener)
      },
    },
    analytics: { track: (_extension, event, properties) => tell('analytics.track', event, properties) },
    dialogs: { confirm: async (question) => ask('dialogs.confirm', [shownQuestion(question)]) },
    jobs: { started: () => tell('jobs.started'), show: () => tell('jobs.show') },
    settings: {
      read: () => ask('settings.read', []),
      save: (changes) => ask('settings.save', [changes]),
    },
    functions: {
      call: (called, input) =>
        ask<never>('functions.call', [called, input]).catch((error: unknown) => ({
          status: 'unavailable',
          reason: detailOf(error),
        })),
    },
    extension: { name, ...(uses && { uses }) },
  }
}

import type { Host, NotifyPort } from '@stoa/extension-sdk'
import type { ShopServices } from '@stoa/extension-sdk/host'
import type { i18n } from 'i18next'

import { shownText } from '../extensions/containment/text-of.ts'
import { createLanguagePort } from '../language/language-port.ts'

const NOTHING = { fields: [], columns: [], rowActions: [], pageActions: [], bulkActions: [] }
const NO_FIELDS: readonly never[] = []
const noSettings = () => Promise.reject(new Error('the shop has no settings of extensions'))
const never = () => () => undefined

type Show = NotifyPort['success']

/** The shop shows texts alone; widgets may pass any value for one. */
const shown =
  (show: Show): Show =>
  (title: unknown, message: unknown) =>
    show(shownText(title), shownText(message))

const shownNotify = ({ success, error, warn, info }: NotifyPort): NotifyPort => ({
  success: shown(success),
  error: shown(error),
  warn: shown(warn),
  info: shown(info),
})

/** The ports of a widget in the shop: texts, messages, the Store API, navigation. The admin's others are empty. */
export function createShopHost({
  translation,
  client,
  failures,
  navigation,
  notify,
}: ShopServices<i18n>): Host {
  return {
    client,
    failures,
    navigation,
    notify: shownNotify(notify),
    language: createLanguagePort(translation),
    session: { person: () => null },
    flags: { isOn: () => false, subscribe: never },
    analytics: { track: () => undefined },
    dialogs: { confirm: ({ title, message }) => Promise.resolve(confirm(`${title}\n\n${message}`)) },
    jobs: { started: () => undefined, show: () => undefined },
    settings: { read: noSettings, save: noSettings },
    functions: { call: () => Promise.resolve({ status: 'unavailable', reason: 'the shop has none' }) },
    extension: { name: 'stoa' },
    contributions: {
      settingsCards: () => [],
      problems: () => Promise.resolve([]),
      toList: () => NOTHING,
      toForm: () => NO_FIELDS,
      subscribe: never,
      version: () => '',
    },
  }
}

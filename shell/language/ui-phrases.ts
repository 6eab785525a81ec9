import type { SayPhrase } from '@stoa/ui/ui-provider'
import type { i18n } from 'i18next'

/** Says what the component library says by itself. A new function with each call, so call it again in a new language. */
export const phrasesIn =
  (translation: i18n): SayPhrase =>
  (phrase, values) =>
    translation.t(`ui.${phrase}`, { ns: 'shell', ...values })

import { provideAriaTexts, type AriaTexts, type Translate } from '@stoa/ui/ui-provider'
import { DEFAULT_LANGUAGE } from '@stoa/i18n/languages'
import type { i18n } from 'i18next'

import english from '../../locales/en/ui.json' with { type: 'json' }
import { UI_NAMESPACE } from './extension-texts.ts'
import { createTextLoader } from './text-loader.ts'

/** Loads the texts of the component library and of react-aria; the English ones come with code. Always resolves. */
export function loadUiText(translation: i18n): Promise<void> {
  provideAriaTexts(
    () => translation.getResource(translation.language, UI_NAMESPACE, 'aria') as AriaTexts | undefined,
  )
  translation.addResourceBundle(DEFAULT_LANGUAGE, UI_NAMESPACE, english)
  return createTextLoader(translation)([UI_NAMESPACE])
}

/** Translates the component library's texts. A new function with each call: call it again after a change of language. */
export const uiTextOf =
  (translation: i18n): Translate =>
  (key, values) =>
    translation.t(key, { ns: UI_NAMESPACE, ...values })

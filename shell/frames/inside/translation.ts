import { createTextsIn } from '@stoa/i18n/texts-in'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import type { i18n } from 'i18next'

import { locateTexts, prepareTexts, registerTexts } from '../../language/extension-texts.ts'
import { loadUiText } from '../../language/ui-text.ts'

/** The texts of one extension and of the UI kit, in the language of the admin. */
export async function translationFor(extension: FeedEntry, language: string): Promise<i18n> {
  registerTexts([extension])
  prepareTexts(language)
  const translation = await createTextsIn(language, locateTexts)
  await loadUiText(translation)
  return translation
}

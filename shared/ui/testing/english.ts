import { createInstance } from 'i18next'
import ui from '../../../locales/en/ui.json' with { type: 'json' }
import type { Translate } from '../ui-provider/ui-text.ts'

const english = createInstance()
void english.init({
  lng: 'en',
  ns: 'ui',
  resources: { en: { ui } },
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** The library's texts in English, for the gallery and for tests. */
export const t: Translate = (key, values) => english.t(key, { ...values })

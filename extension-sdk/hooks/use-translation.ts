import { useContext, useSyncExternalStore } from 'react'

import { ExtensionNameContext } from '../host/context.ts'
import type { LanguagePort, TextValues } from '../ports/language.ts'
import { useHost } from './use-host.ts'

/** What {@link useTranslation} answers. */
export interface Translation {
  /** The text of a key of the extension's own translations, in the current language. */
  t: (key: string, values?: TextValues) => string
  /** A tag for `Intl.NumberFormat` and the like. */
  locale: string
  language: LanguagePort
}

/** The extension's texts and the current language; renders again when the language changes. */
export function useTranslation(): Translation {
  const { language } = useHost()
  const namespace = useContext(ExtensionNameContext)
  if (!namespace) throw new Error('useTranslation must be used inside a contribution')
  useSyncExternalStore(language.subscribe, language.version)
  return { t: (key, values) => language.text(namespace, key, values), locale: language.locale(), language }
}

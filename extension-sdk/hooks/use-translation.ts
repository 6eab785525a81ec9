import { useContext, useMemo, useSyncExternalStore } from 'react'

import { ExtensionNameContext } from '../host/context.ts'
import type { LanguagePort, TextOfKey } from '../ports/language.ts'
import { useHost } from './use-host.ts'

/** What {@link useTranslation} answers. */
export interface Translation {
  /** The text of a key of the extension's own translations, in the current language. */
  t: TextOfKey
  /**
   * The extension's texts of one top-level group in another language, such as a customer's; keys begin with the group.
   * Rejects when they cannot be loaded.
   */
  textIn: (language: string, group: string) => Promise<TextOfKey>
  /** A tag for `Intl.NumberFormat` and the like. */
  locale: string
  language: LanguagePort
}

/**
 * The extension's texts and the current language; renders again when the language changes. Until then the answer and its
 * functions are the same.
 */
export function useTranslation(): Translation {
  const { language } = useHost()
  const namespace = useContext(ExtensionNameContext)
  if (!namespace) throw new Error('useTranslation must be used inside a contribution')
  const version = useSyncExternalStore(language.subscribe, language.version)
  return useMemo(
    () => ({
      t: (key, values) => language.text(namespace, key, values),
      textIn: (code, group) => language.textIn(code, namespace, group),
      locale: language.locale(),
      language,
    }),
    // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- each version has other texts
    [language, namespace, version],
  )
}

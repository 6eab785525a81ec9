import { createContext, useContext } from 'react'
import type english from '../../../locales/en/ui.json'

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key

type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeyOf<Texts[Key]>}`
}[keyof Texts & string]

/** A text of `locales/<language>/ui.json`; plurals without their suffix. */
export type UiTextKey = KeyOf<typeof english>

/** Translates a built-in text into the language of the page. `count` chooses the plural; numbers are formatted. */
export type Translate = (key: UiTextKey, values?: Readonly<Record<string, string | number>>) => string

export const UiTextContext = createContext<Translate | null>(null)

/** Translates the library's built-in texts. Throws outside a `UiProvider`. */
export function useUiText(): Translate {
  const t = useContext(UiTextContext)
  if (!t) throw new Error('useUiText must be used inside a UiProvider')
  return t
}

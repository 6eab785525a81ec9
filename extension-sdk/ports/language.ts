import type { TextKey } from '../points/text-key.ts'

/** Values that replace `{{name}}` in a text; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>

/** Finds the text of a key, which begins with its group: `documents.total`. */
export type TextOfKey = (key: TextKey, values?: TextValues) => string

/** One language that the admin can be shown in. */
export interface LanguageOption {
  /** A code of a language that Stoa has texts for. */
  locale: string
  /** The language's name in that language. */
  name: string
}

/** The language that the admin is shown in. */
export interface LanguagePort {
  /** A code of the spec's list, for example `de`. */
  current(): string
  /** A tag for `Intl`, for example `de` or `ta`. */
  locale(): string
  direction(): 'ltr' | 'rtl'
  /** All languages, sorted by code. */
  options(): readonly LanguageOption[]
  /** Switches the language and remembers the choice. */
  change(language: string): Promise<void>
  /** The text of `key` in `namespace`; English when the language lacks it, the key itself when English does too. */
  text(namespace: string, key: string, values?: TextValues): string
  /**
   * The texts of one top-level group of `namespace` in any language of {@link options}, loaded if need be: to write to a
   * person who reads another language than the admin's user. Rejects when they cannot be loaded.
   */
  textIn(language: string, namespace: string, group: string): Promise<TextOfKey>
  /** Calls back whenever the language, or the texts that have arrived, change; returns the way out. */
  subscribe(listener: () => void): () => void
  /** Rises with every change that {@link subscribe} reports. */
  version(): number
}

/** One language of the interface. */
export interface Language {
  /** The code that names the locale files and the saved choice. */
  code: string
  /** The language's own name; for Hindi and Tamil the one in the specification. */
  name: string
  /** The tag that Intl and `lang` want, where it is not the code. */
  intl?: string
  /** The tag whose formats are used instead of its own. */
  formats?: string
  direction?: 'rtl'
}

/** Every language of the interface, sorted by code. */
export const languages: readonly Language[] = [
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'bg', name: 'Български' },
  // Of Bosnian Chromium has the plural rules only; these formats are those of the same country, with nearly the same words.
  { code: 'bs', name: 'Bosanski', formats: 'sr-Latn-BA' },
  { code: 'cs', name: 'Čeština' },
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English', intl: 'en-US' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'hi', name: 'Hindi' },
  { code: 'hr', name: 'Hrvatski' },
  { code: 'it', name: 'Italiano' },
  { code: 'ja', name: '日本語' },
  { code: 'ko', name: '한국어' },
  { code: 'pl', name: 'Polski' },
  { code: 'pt', name: 'Português (Brasil)', intl: 'pt-BR' },
  { code: 'ru', name: 'Русский' },
  { code: 'sl', name: 'Slovenščina' },
  // The locale files are named `tm`; the language tag of Tamil is `ta`.
  { code: 'tm', name: 'Tamil', intl: 'ta' },
  { code: 'uk', name: 'Українська' },
  { code: 'vi', name: 'Tiếng Việt' },
  { code: 'zh', name: '简体中文', intl: 'zh-CN' },
]

/** The language spoken when none fits. */
export const DEFAULT_LANGUAGE = 'en'

const byCode = new Map(languages.map((language) => [language.code, language]))

/** The way a language is written; left to right for one that is not in the list. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return byCode.get(code)?.direction ?? 'ltr'
}

const accepted = new Map<string, boolean>()

function isAccepted(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** Whether Intl accepts the tag: Chromium has `en-US@posix` in `navigator.languages` where the system has no locale. */
export function isLanguageTag(tag: string): boolean {
  const known = accepted.get(tag) ?? isAccepted(tag)
  accepted.set(tag, known)
  return known
}

/** The language tag of a text in this language, for `lang`. */
export const languageTagOf = (code: string): string => byCode.get(code)?.intl ?? code

/**
 * The locale for Intl: the first of the person's `preferred` tags (`navigator.languages`) that is this language, so
 * that a person in Austria gets Austrian dates, else the language's own.
 */
export function intlLocaleOf(code: string, preferred: readonly string[] = []): string {
  const own = preferred.find((tag) => codeOf(tag) === code && isLanguageTag(tag))
  return byCode.get(code)?.formats ?? own ?? languageTagOf(code)
}

/** The code in the list for a language tag: without its suffix, and Tamil under the name it has here. */
export function codeOf(tag: string): string {
  const base = tag.split(/[-_]/)[0]!.toLowerCase()
  return base === 'ta' ? 'tm' : base
}

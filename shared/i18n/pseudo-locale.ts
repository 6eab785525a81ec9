import { DEFAULT_LANGUAGE } from './languages.ts'

interface Store {
  getResource(language: string, namespace: string, key: string, options?: object): unknown
}

/** The tag that asks for it in the address: `?lng=en-XA`. */
const TAG = 'en-XA'

const PLAIN = 'aceilnorstuyzACEILNORSTUYZ'

const ACCENTED = 'áçéíłñöŕšţûýžÁÇÉÍŁÑÖŔŠŢÛÝŽ'

const MARK = /({{.*?}}|<\/?\w+\s*\/?>|\$t\(.*?\))/

/** How much longer than English a translation may be. */
const GROWTH = 0.4

const accented = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)

/** An English text with accents, 40 % longer and in brackets; placeholders and markup stay. */
export function pseudoText(text: string): string {
  const parts = text.split(MARK)
  const written = parts.map((part, index) => (index % 2 ? part : accented(part))).join('')
  const length = parts.filter((_, index) => index % 2 === 0).join('').length
  return `[${written}${'~'.repeat(Math.ceil(length * GROWTH))}]`
}

/** Whether the address asks for pseudo-texts. Texts in the code, clipped ones and ones put together from parts show in them. */
export const wantsPseudoLocale = (search: string): boolean => new URLSearchParams(search).get('lng') === TAG

/** For i18next, in development alone: English texts are shown as {@link pseudoText}. */
export const pseudoLocale = {
  type: 'i18nFormat' as const,
  name: 'pseudo',
  handleAsObject: true,
  store: undefined as Store | undefined,
  init({ store }: { store: Store }): void {
    this.store = store
  },
  getResource(language: string, namespace: string, key: string, options?: object): unknown {
    const text = this.store?.getResource(language, namespace, key, options)
    return language === DEFAULT_LANGUAGE && typeof text === 'string' ? pseudoText(text) : text
  },
}

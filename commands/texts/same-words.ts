const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words that no language translates: names, formats and examples. */
const EVERYWHERE = setOf('e-mail e-mails json left-out stoa')

/** Words that a language writes as English does. */
const SAME: Readonly<Record<string, ReadonlySet<string>>> = {
  bs: setOf('administrator period problem status token widget'),
  cs: setOf('metadata region role text token widget'),
  de: setOf(`
    backend code codes filter handle header links material name normal option problem region shop status symbol system team text
    token version website widget`),
  es: setOf('backend error general manual material normal stock subtotal total widget widgets'),
  fr: setOf(`
    actions active backend code codes collection collections conditions configuration contact contribution contributions
    date description dimensions documentation documents extension extensions inactive menu messages minutes modules note notes notifications
    occasion option options page pages stock suggestions taxes total type version widget widgets zones`),
  hr: setOf('administrator problem status token widget'),
  it: setOf('account area backend home menu password privacy team widget'),
  pl: setOf('administrator backend menu problem region status symbol token widget'),
  pt: setOf('backend item links manual material menu normal status subtotal tags token total widget widgets'),
  sl: setOf('administrator material problem status widget'),
  vi: setOf('menu'),
}

/** Whether a word of a text in a language may be the English one. */
export const isSameWord = (language: string, word: string): boolean =>
  EVERYWHERE.has(word.toLowerCase()) || SAME[language]?.has(word.toLowerCase()) === true

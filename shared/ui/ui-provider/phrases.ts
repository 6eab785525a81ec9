import { createContext, useContext } from 'react'

/**
 * What this library says by itself, where whoever shows a piece has nothing to say: `moreErrors` is how many errors a
 * tooltip holds (`+2 errors`), `cancel` and `saveChanges` stand in a `FocusModal`, `clear` empties a date, the others say
 * which limit a date breaks.
 */
export const UI_PHRASES = [
  'moreErrors',
  'cancel',
  'saveChanges',
  'clear',
  'dateTooEarly',
  'dateTooLate',
  'datesReversed',
] as const

/** One of `UI_PHRASES`. */
export type UiPhrase = (typeof UI_PHRASES)[number]

/** What stands in a phrase: `count` in `moreErrors`, `date`, written for the reader, in `dateTooEarly` and `dateTooLate`. */
export interface PhraseValues {
  count?: number
  date?: string
}

/** Says a phrase in the language of the page. */
export type SayPhrase = (phrase: UiPhrase, values?: PhraseValues) => string

export const PhraseContext = createContext<SayPhrase | null>(null)

/** Says the library's phrases. Throws outside a `UiProvider`. */
export function usePhrases(): SayPhrase {
  const say = useContext(PhraseContext)
  if (!say) throw new Error('usePhrases must be used inside a UiProvider')
  return say
}

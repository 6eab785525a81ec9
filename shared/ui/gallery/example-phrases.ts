import type { SayPhrase } from '../ui-provider/phrases.ts'

/** Says the library's phrases in English, for the gallery and for tests. */
export const sayExample: SayPhrase = (phrase, { count = 0, date = '' } = {}) =>
  ({
    moreErrors: count === 1 ? '+1 error' : `+${count} errors`,
    cancel: 'Cancel',
    saveChanges: 'Save changes',
    clear: 'Clear',
    dateTooEarly: `No earlier than ${date}.`,
    dateTooLate: `No later than ${date}.`,
    datesReversed: 'The end lies before the start.',
  })[phrase]

/** No blanks around a text. Messages are keys of the texts. */
const isTrimmed = (text: string) => text === text.trim() || 'common.blanks'

/** A text that has to be there. */
export const REQUIRED_TEXT = { required: 'common.missing', validate: isTrimmed }

/** A text that may be left empty. */
export const OPTIONAL_TEXT = { validate: isTrimmed }

/** An e-mail address that has to be there, as far as its shape tells. */
export const REQUIRED_EMAIL = {
  required: 'common.missing',
  pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'common.emailWrong' },
}

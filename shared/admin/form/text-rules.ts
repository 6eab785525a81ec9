/** No blanks around a text. Messages are keys of the texts. */
const isTrimmed = (text: string) => text === text.trim() || 'admin.blanks'

/** A text that has to be there. */
export const REQUIRED_TEXT = { required: 'admin.missing', validate: isTrimmed }

/** A text that may be left empty. */
export const OPTIONAL_TEXT = { validate: isTrimmed }

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether a text has the shape of an e-mail address. */
export const isEmail = (text: string): boolean => EMAIL.test(text)

/** An e-mail address that has to be there, as far as its shape tells. */
export const REQUIRED_EMAIL = {
  required: 'admin.missing',
  pattern: { value: EMAIL, message: 'admin.emailWrong' },
}

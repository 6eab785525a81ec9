/** Shown for thrown values that have no text, such as `Object.create(null)`. */
const NO_TEXT = 'a value that cannot be shown as text'

/** The stack of anything that was thrown, empty without one; never throws itself. */
export function stackOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? String(thrown.stack ?? '') : ''
  } catch {
    return ''
  }
}

/** The text of anything that was thrown; never throws itself. */
export function textOf(thrown: unknown): string {
  try {
    return String(thrown)
  } catch {
    return NO_TEXT
  }
}

/** What is shown of a value that an extension gives for a text, whatever it is: of an error its message. */
export function shownText(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return String(value instanceof Error ? value.message : (value ?? ''))
  } catch {
    return NO_TEXT
  }
}

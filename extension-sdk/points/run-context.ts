import type { Host } from '../ports/host.ts'
import type { TextOfKey } from '../ports/language.ts'

/** What a contribution that is a function is given: every port, and the extension's own texts. */
export interface RunContext extends Host {
  /** The text of a key of the extension's own translations, in the current language. */
  t: TextOfKey
}

import type { IconName } from './icons.ts'

/**
 * Who made an extension and what it is for, as plain texts in English. Operators see it before they read anything else.
 * It is in `extension.json` alone, so that the feed stays small.
 */
export interface About {
  /** A person or a company. A feed lets nobody else replace the extension under its name unless they say so. */
  author?: string
  /** What the extension does, in one or two sentences. */
  description?: string
  /** An address that starts with `https://`. */
  homepage?: string
  /** An SPDX identifier, such as `MIT`. */
  license?: string
  icon?: IconName
  /** What this version changes, in a sentence or a few. */
  changelog?: string
}

import type { Manifest } from '../points/manifest.ts'
import { contributionsOf } from '../points/kinds.ts'

/** What an installed set must not break. Each rule refuses as little as it can: a contribution rather than an extension. */
export type Rule =
  | 'malformed'
  | 'disabled'
  | 'origin'
  | 'duplicate-name'
  | 'sdk-range'
  | 'shared-range'
  | 'missing-need'
  | 'optional-need'
  | 'role'
  | 'reserved-path'
  | 'duplicate-path'
  | 'overlapping-path'
  | 'duplicate-id'
  | 'duplicate-field'
  | 'unknown-zone'
  | 'unknown-list'
  | 'unknown-form'

/** One thing that was not let in: whose it is, which rule it broke, who won where two wanted the same, and the fix. */
export interface Finding {
  rule: Rule
  /** The extension that was refused, or that a contribution was refused of. */
  extension: string
  /** What was refused, for example `page /loyalty` or `texts`; the whole extension when it is missing. */
  contribution?: string
  /** The other side of a conflict, for example `page /points of loyalty`. It was let in. */
  winner?: string
  /** What is wrong and what to do, in one sentence. */
  message: string
}

/** How many contributions an extension was made with, of every kind. */
export const countContributions = (manifest: Manifest): number => contributionsOf(manifest).length

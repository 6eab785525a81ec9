/** Decides what of a feed is let in: for the shell, and for whoever publishes. Extensions never need this door. */
export { admit, type Admission, type Admitted, type AdmittedByKind } from './admit.ts'
export type { House } from './extension-rules.ts'
export { countContributions, type Finding, type Rule } from './finding.ts'
export { contributionsOf } from '../points/kinds.ts'
export { LENT_VERSIONS } from './lent-versions.ts'
export { canonicalPath, isReservedPath } from './paths.ts'
export { readEntry } from './read-entry.ts'

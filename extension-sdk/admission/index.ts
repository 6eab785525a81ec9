/** Decides what of a feed is admitted: for the shell, and for publishing. Extensions never need this entry point. */
export { admit, type Admission, type Admitted, type AdmittedByKind } from './admit.ts'
export type { Environment } from './extension-rules.ts'
export { countContributions, type Finding, type Rule } from './finding.ts'
export { contributionsOf } from '../points/kinds.ts'
export { SHARED_VERSIONS } from './shared-versions.ts'
export { isFirstRequest } from './first-request.ts'
export { canonicalPath, isReservedPath } from './paths.ts'
export { readEntry } from './read-entry.ts'

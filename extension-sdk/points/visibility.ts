/** What a member of staff may be in the store. */
export type StaffRole = 'admin' | 'member' | 'developer'

/** When a contribution is there at all; decided from the manifest, before any of its code has loaded. */
export interface Visibility {
  /** The feature flag of the store that must be on; shown whatever the flags are by default. */
  flag?: string
  /** The roles of staff for whom it is there; all by default. It hides, and protects nothing: the store answers every role. */
  roles?: readonly StaffRole[]
}

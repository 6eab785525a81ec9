/** When a contribution is there at all; decided from the manifest, before any of its code has loaded. */
export interface Visibility {
  /** The feature flag of the store that must be on; shown whatever the flags are by default. */
  flag?: string
}

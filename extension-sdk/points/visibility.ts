/** When a contribution is there at all; decided from the manifest, before any of its code has loaded. */
export interface Visibility {
  /** The feature flag of the store that must be on (spec, section 4); shown whatever the flags are by default. */
  flag?: string
  /**
   * Chapters of the translations that it needs besides those that every contribution has: top-level keys, for example
   * `['report']` for all texts `report.…`. A key that any contribution names here leaves the extension's first file of
   * texts and loads with whoever names it. None by default: all texts load with the first contribution.
   */
  chapters?: readonly string[]
}

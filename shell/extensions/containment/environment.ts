/** An extension that is being written and is shown in this tab, see `overrides.ts`. */
export interface Override {
  /** Where its author's server serves it. */
  base: string
  /** Missing while the server does not answer. */
  name?: string
  /** Why what is installed runs instead. */
  fault?: string
}

/** An earlier version that runs in this browser, see `chosen-versions.ts`. */
export interface OtherVersion {
  name: string
  version: string
  /** The version that the feed lists. */
  insteadOf: string
  /** Why the version of the feed runs all the same. */
  fault?: string
}

/** What this browser and this page load change about what the feed says. */
export interface Environment {
  /** Name → by whom an extension is switched off besides the feed; `*` stands for all but the areas. */
  switchedOff: Readonly<Record<string, string>>
  overrides: readonly Override[]
  versions: readonly OtherVersion[]
}

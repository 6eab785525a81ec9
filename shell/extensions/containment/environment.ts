import type { MissingFeed } from '../../federation/recover-feed.ts'

/** A local extension that runs in this tab, see `overrides.ts`. */
export interface Override {
  /** Address of the author's server. */
  base: string
  /** Undefined while the server does not answer. */
  name?: string
  /** Why the installed extension runs instead. */
  fault?: string
}

/** An earlier version that runs in this browser, see `chosen-versions.ts`. */
export interface OtherVersion {
  name: string
  version: string
  /** The version in the feed. */
  insteadOf: string
  /** Nobody chose it: the version in the feed failed too often. */
  isAutomatic?: boolean
  /** Why the version in the feed runs instead. */
  fault?: string
}

/** How this browser and this page load differ from the feed. */
export interface Environment {
  /** Extension name → who disabled it in addition to the feed; `*` means all but the areas. */
  switchedOff: Readonly<Record<string, string>>
  overrides: readonly Override[]
  versions: readonly OtherVersion[]
  /** Why the feed is not the server's, and what it is made of. */
  missingFeed?: MissingFeed
}

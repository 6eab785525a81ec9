import type { About } from './about.ts'
import type { Contributions, Kind } from './extension.ts'
import type { TextKey } from './text-key.ts'
import type { Uses } from './uses.ts'

/** What every contribution of a manifest has: the exposed module that holds it and the files that module needs. */
export interface ContributionEntry {
  /** The name under which the entry exposes the component or the function, for example `./pages/points`. */
  module: string
  /** Paths of the scripts and styles that the module needs, relative to the manifest. */
  files: readonly string[]
  /** The feature flag of the store without which the contribution is not there. */
  flag?: string
  /** The roles of staff for whom the contribution is there. */
  roles?: readonly string[]
  /** The namespaces of the translations that its code uses; each is a file (`namespaceFile`) that loads with it. */
  namespaces?: readonly string[]
}

/** A contribution as a manifest has it: the declaration with its module in place of `load`. */
export type EntryOf<K extends Kind> = Omit<Contributions[K], 'load'> & ContributionEntry

/** `extension.json`: an extension as data, made by the build. A kind that it contributes nothing of is left out. */
export type Manifest = {
  name: string
  version: string
  sdk: string
  needs?: Readonly<Record<string, string>>
  optionalNeeds?: Readonly<Record<string, string>>
  zones?: readonly string[]
  /**
   * What it uses; in a feed what its operator accepted. Missing in builds of SDK 0.2 and before: those may call everything.
   */
  uses?: Uses
  /** Who made it and what it is for. A feed leaves it out: it is read from `extension.json` when an operator asks. */
  about?: About
  /** The modules that it takes from the shell, each with the range that fits; what the shell shares is in its README. */
  shared?: Readonly<Record<string, string>>
  /** The federated entry: its path relative to the manifest and the global name that it defines. */
  entry: { file: string; global: string }
  /**
   * The entry, relative to the manifest, with its `sha256-…` or `sha384-…` hash. The entry itself holds the hashes of all
   * other scripts, styles and translations; a file that stands here nevertheless has the hash that stands here.
   */
  integrity: Readonly<Record<string, string>>
  /** Language → where the extension's translations lie, relative to the manifest. */
  locales: Readonly<Record<string, string>>
  /** Language → key → text, for the keys that the manifest itself names. */
  texts: Readonly<Record<string, Readonly<Record<TextKey, string>>>>
} & { [K in Kind]?: readonly EntryOf<K>[] }

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
  /** The namespaces of the translations that its code uses; each is a file ({@link namespaceFile}) that loads with it. */
  namespaces?: readonly string[]
}

/** A contribution as a manifest has it: the declaration with its module in the place of `load`. */
export type EntryOf<K extends Kind> = Omit<Contributions[K], 'load'> & ContributionEntry

export type { About } from './about.ts'
export { usesOf } from './uses-of.ts'
export { usedBeyond, type ApiNoun, type Uses } from './uses.ts'
export type { FirstRequest } from './first-request.ts'

/** A page in a manifest. */
export type PageEntry = EntryOf<'pages'>
/** A widget in a manifest. */
export type WidgetEntry = EntryOf<'widgets'>
/** A settings page in a manifest. */
export type SettingsPageEntry = EntryOf<'settings'>
/** A command in a manifest. */
export type CommandEntry = EntryOf<'commands'>
/** A row action in a manifest. */
export type RowActionEntry = EntryOf<'rowActions'>
/** A bulk action in a manifest. */
export type BulkActionEntry = EntryOf<'bulkActions'>
/** A list column in a manifest. */
export type ListColumnEntry = EntryOf<'columns'>
/** A dashboard card in a manifest. */
export type DashboardCardEntry = EntryOf<'cards'>
/** A form field in a manifest. */
export type FormFieldEntry = EntryOf<'fields'>
/** A search provider in a manifest. */
export type SearchProviderEntry = EntryOf<'searches'>

/** A function in a manifest. */
export type OfferedFunctionEntry = EntryOf<'functions'>

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

/** The file of one namespace, beside the file that always loads: `locales/en.json` → `locales/en.report.json`. */
export const namespaceFile = (file: string, namespace: string): string =>
  namespace === '' ? file : file.replace(/\.json$/, `.${namespace}.json`)

/** A version of an extension that the feed keeps beside the one that runs. */
export interface PreviousVersion {
  version: string
  /** Where its files lie, as in {@link FeedEntry}. */
  base: string
  /** The `sha256-…` or `sha384-…` hash of its `extension.json`. */
  integrity: string
}

/** One installed extension in the feed. */
export interface FeedEntry {
  manifest: Manifest
  /** Where the manifest's relative paths start: absolute, or relative to the admin's own origin; ends with a slash. */
  base: string
  /** True for the areas that ship with the admin; only they may take reserved paths. */
  area?: boolean
  /**
   * Where the operator lets it run: `page`, in the page of the admin (the default), or `frame`, in sandboxed frames without
   * reach of the page. Areas always run in the page.
   */
  isolation?: 'page' | 'frame'
  /** Earlier versions, newest first. */
  previous?: readonly PreviousVersion[]
  /** A newer version that uses more than was accepted; it runs once the operator accepts it. */
  waiting?: PreviousVersion
}

/** `feed.json`: every installed extension of a store, and what its operator decided. */
export interface Feed {
  format: 1
  extensions: readonly FeedEntry[]
  /**
   * Names of extensions that the operator switched off. A name followed by what messages call a contribution, such as
   * `care widget note`, switches that one off alone.
   */
  disabled: readonly string[]
  /** Name → the author's public key, `ed25519-…`: nobody else publishes under the name. */
  owners?: Readonly<Record<string, string>>
  /** Of a signed feed: a number that grows with each signature. */
  version?: number
  /** Of a signed feed: the moment (ISO 8601) from which admins refuse it. */
  expires?: string
  /** Of a signed feed, the last value of its text: the operator's signature of everything before it. */
  signature?: string
  /** Origins from which code may load, in addition to the admin's own. Default none. */
  origins?: readonly string[]
  /** True where extensions that are being written may be tried out in this admin; on localhost they always may. */
  allowsOverrides?: boolean
}

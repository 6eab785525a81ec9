import type { EntryOf, Manifest } from './extension-manifest.ts'

export type { About } from './about.ts'
export type { ContributionEntry, EntryOf, Manifest } from './extension-manifest.ts'
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
  /**
   * Zone, list or `cards` → its first widgets, columns or dashboard cards in the order of the operator, such as `care/note`.
   * Others follow in the order of the feed.
   */
  order?: Readonly<Record<string, readonly string[]>>
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

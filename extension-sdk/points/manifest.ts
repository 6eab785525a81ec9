import type { IconName } from './icons.ts'
import type { TextKey } from './text-key.ts'
import type { Zone } from './zones.ts'

/** What every contribution of a manifest has: the exposed module that holds it and the files that module needs. */
export interface ContributionEntry {
  /** The name under which the entry exposes the component, for example `./pages/points`. */
  module: string
  /** Paths of the scripts and styles that the module needs, relative to the manifest. */
  files: readonly string[]
}

/** A page in a manifest. */
export interface PageEntry extends ContributionEntry {
  path: string
  title: TextKey
  link?: { label: TextKey; icon: IconName; order?: number }
}

/** A widget in a manifest. */
export interface WidgetEntry extends ContributionEntry {
  id: string
  zone: Zone
  height?: number
}

/** A settings page in a manifest. */
export interface SettingsPageEntry extends ContributionEntry {
  path: string
  card: { label: TextKey; description: TextKey; icon: IconName }
}

/** `extension.json`: an extension as data, made by the build. */
export interface Manifest {
  name: string
  version: string
  sdk: string
  pages: readonly PageEntry[]
  widgets: readonly WidgetEntry[]
  settings: readonly SettingsPageEntry[]
  /** The federated entry: its path relative to the manifest and the global name that it defines. */
  entry: { file: string; global: string }
  /** Each script, style and translation file, relative to the manifest, with its `sha384-…` hash. */
  integrity: Readonly<Record<string, string>>
  /** Language → where the extension's translations lie, relative to the manifest. */
  locales: Readonly<Record<string, string>>
  /** Language → key → text, for the keys that the manifest itself names. */
  texts: Readonly<Record<string, Readonly<Record<TextKey, string>>>>
}

/** One installed extension in the feed. */
export interface FeedEntry {
  manifest: Manifest
  /** Where the manifest's relative paths start: absolute, or relative to the admin's own origin; ends with a slash. */
  base: string
  /** True for the areas that the house itself ships; only they may take reserved paths. */
  area?: boolean
}

/** `feed.json`: every installed extension of a store. */
export interface Feed {
  format: 1
  extensions: readonly FeedEntry[]
  /** Names of extensions that the operator switched off. */
  disabled: readonly string[]
}

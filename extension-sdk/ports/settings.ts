/** What can be kept as a setting: what JSON can say, without null. */
export type SettingValue =
  string | number | boolean | readonly unknown[] | { readonly [key: string]: unknown }

/**
 * The settings of the extension, for everybody in the store: kept in the store's metadata, each under a key of its own, so
 * that neither two extensions nor two people who change different settings overwrite each other. Everybody who can sign in
 * can read them: nothing secret goes there. Needs `storage` in `uses`. At most 8000 bytes as JSON with their keys.
 * `useSettings` of `@stoa/extension-sdk/data` is typed and refreshes by itself.
 */
export interface SettingsPort {
  /** Everything that was saved, by key. Rejects when the store does not answer, or `storage` was not declared. */
  read(): Promise<Readonly<Record<string, SettingValue>>>
  /**
   * Saves some settings and resolves with all of them; null removes one. Keys have letters, digits, dots, dashes and
   * underscores, at most 64. Rejects without saving anything when a key or a value cannot be kept, or when it would be
   * too much.
   */
  save(
    changes: Readonly<Record<string, SettingValue | null>>,
  ): Promise<Readonly<Record<string, SettingValue>>>
}

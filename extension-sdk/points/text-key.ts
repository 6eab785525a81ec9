/**
 * A key of the extension's own translations, for example `'sidebar.products'`.
 * The build copies the texts of the keys that a manifest names into the manifest, in every language that
 * the extension ships, so that the shell can label a link before any code of the extension has loaded.
 */
export type TextKey = string

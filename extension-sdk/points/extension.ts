import type { Page } from './page.ts'
import type { SettingsPage } from './settings-page.ts'
import type { AnyWidget } from './widget.ts'

/** Everything that an extension contributes, as data. */
export interface Extension {
  /** Unique in a store; lower-case letters, digits and dashes. It is also the namespace of its translations. */
  name: string
  /** A semantic version. */
  version: string
  /** The range of SDK versions that the extension was written for, for example `^0.1.0`. */
  sdk: string
  pages?: readonly Page[]
  widgets?: readonly AnyWidget[]
  settings?: readonly SettingsPage[]
}

/**
 * Declares an extension. It belongs into `extension.ts` at the root of the extension's folder, as its default export.
 * The file is read when the extension is built, so it must not import React or anything that runs in a browser:
 * ids, paths, zones and labels are data, components stand behind `() => import(…)`.
 *
 * @example
 * export default defineExtension({
 *   name: 'loyalty',
 *   version: '1.0.0',
 *   sdk: '^0.1.0',
 *   widgets: [{ id: 'points', zone: 'order.details.after', load: () => import('./widgets/order-points.tsx') }],
 * })
 */
export function defineExtension(extension: Extension): Extension {
  return extension
}

import type { About } from './about.ts'
import type { AnyBulkAction } from './bulk-action.ts'
import type { Command } from './command.ts'
import type { DashboardCard } from './dashboard-card.ts'
import type { AnyFormField } from './form-field.ts'
import type { AnyListColumn } from './list-column.ts'
import type { OfferedFunction } from './offered-function.ts'
import type { Page } from './page.ts'
import type { AnyRowAction } from './row-action.ts'
import type { SearchProvider } from './search-provider.ts'
import type { SettingsPage } from './settings-page.ts'
import type { Uses } from './uses.ts'
import type { Widget } from './widget.ts'
import type { AnyZone } from './zones.ts'

/** Everything that an extension can contribute, by kind. */
export interface Contributions {
  pages: Page
  widgets: Widget
  settings: SettingsPage
  commands: Command
  rowActions: AnyRowAction
  bulkActions: AnyBulkAction
  columns: AnyListColumn
  cards: DashboardCard
  fields: AnyFormField
  searches: SearchProvider
  functions: OfferedFunction
}

/** A kind of contribution, as it is called in a declaration and in a manifest. */
export type Kind = keyof Contributions

/** Everything that an extension contributes, as data. */
export type Extension = {
  /** Unique in a store; lower-case letters, digits and dashes. It is also the namespace of its translations. */
  name: string
  /** A semantic version. */
  version: string
  /** The range of SDK versions that the extension was written for, for example `^0.3.0`. */
  sdk: string
  /** Other extensions that must be installed, each with the range of its versions; without them this one is refused. */
  needs?: Readonly<Record<string, string>>
  /**
   * Other extensions that it works with when they are installed, each with the range of its versions. Without them its
   * widgets in their zones are left out, and calls of their functions answer that they are unavailable.
   */
  optionalNeeds?: Readonly<Record<string, string>>
  /** Zones of its own, for widgets of other extensions: `labels` of `care` is `care:labels`. Its pages show them with `Zone`. */
  zones?: readonly string[]
  /**
   * What it uses of the Admin API and of other servers; `{}` for nothing. `stoa` wants it of every extension; only the
   * admin's own areas do without.
   */
  uses?: Uses
  /** Who made it and what it is for; shown to operators. */
  about?: About
} & { [K in Kind]?: readonly Contributions[K][] }

/** Where a widget stands: one zone, or several. */
type Place = AnyZone | readonly [AnyZone, ...AnyZone[]]

/** A widget whose component fits the zones that it names. */
type WidgetAt<At> = Omit<Widget, 'zone' | 'load'> & {
  zone: At
  load: Widget<At extends readonly (infer Each extends AnyZone)[] ? Each : Extract<At, AnyZone>>['load']
}

/** A declaration whose widgets' components fit the zones that each of them names. */
export type Declared<Places extends readonly Place[]> = Omit<Extension, 'widgets'> & {
  widgets?: { readonly [Index in keyof Places]: WidgetAt<Places[Index]> }
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
 *   sdk: '^0.3.0',
 *   widgets: [{ id: 'points', zone: 'order.details.after', load: () => import('./widgets/order-points.tsx') }],
 * })
 */
export function defineExtension<const Places extends readonly Place[]>(
  extension: Declared<Places>,
): Extension {
  return extension as Extension
}

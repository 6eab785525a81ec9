import type { About } from './about.ts'
import type { AnyBulkAction, BulkAction } from './bulk-action.ts'
import type { Command } from './command.ts'
import type { DashboardCard } from './dashboard-card.ts'
import type { AnyFormField, FormField, FormName } from './form-field.ts'
import type { AnyListColumn, ListColumn } from './list-column.ts'
import type { ListName } from './lists.ts'
import type { OfferedFunction } from './offered-function.ts'
import type { Page } from './page.ts'
import type { AnyRowAction, RowAction } from './row-action.ts'
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
type ZoneOrZones = AnyZone | readonly [AnyZone, ...AnyZone[]]

/**
 * The code of a contribution that fits what it names. Where one of them is misspelt, the compiler falls back to all names:
 * any code fits then, and the misspelt name is the only error.
 */
type LoadFor<Name, Names, Load> = [Names] extends [Name] ? () => Promise<{ default: unknown }> : Load

/** A widget whose component fits the zones that it names. */
type WidgetAt<At> = Omit<Widget, 'zone' | 'load'> & {
  zone: At
  load: LoadFor<
    At,
    ZoneOrZones,
    Widget<At extends readonly (infer Each extends AnyZone)[] ? Each : Extract<At, AnyZone>>['load']
  >
}

/** A contribution whose code fits the list that it names. */
type Listed<List, Contribution extends { load: unknown }, Load> = Omit<Contribution, 'list' | 'load'> & {
  list: List
  load: LoadFor<List, ListName, Load>
}

/** A field whose component fits the form that it names. */
type FieldOf<Form extends FormName> = Omit<FormField, 'form' | 'load'> & {
  form: Form
  load: LoadFor<Form, FormName, FormField<Form>['load']>
}

/** The contributions of which each names what its code must fit. */
interface Fitting {
  /** Where the widgets stand. */
  widgets: readonly ZoneOrZones[]
  columns: readonly ListName[]
  rowActions: readonly ListName[]
  bulkActions: readonly ListName[]
  fields: readonly FormName[]
}

/** A declaration whose components and functions fit the zone, the list or the form that each of them names. */
export type Declared<
  Widgets extends Fitting['widgets'],
  Columns extends Fitting['columns'],
  RowActions extends Fitting['rowActions'],
  BulkActions extends Fitting['bulkActions'],
  Fields extends Fitting['fields'],
> = Omit<Extension, keyof Fitting> & {
  widgets?: { readonly [Index in keyof Widgets]: WidgetAt<Widgets[Index]> }
  columns?: {
    readonly [Index in keyof Columns]: Listed<Columns[Index], ListColumn, ListColumn<Columns[Index]>['load']>
  }
  rowActions?: {
    readonly [Index in keyof RowActions]: Listed<
      RowActions[Index],
      RowAction,
      RowAction<RowActions[Index]>['load']
    >
  }
  bulkActions?: {
    readonly [Index in keyof BulkActions]: Listed<
      BulkActions[Index],
      BulkAction,
      BulkAction<BulkActions[Index]>['load']
    >
  }
  fields?: { readonly [Index in keyof Fields]: FieldOf<Fields[Index]> }
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
export function defineExtension<
  const Widgets extends Fitting['widgets'],
  const Columns extends Fitting['columns'],
  const RowActions extends Fitting['rowActions'],
  const BulkActions extends Fitting['bulkActions'],
  const Fields extends Fitting['fields'],
>(extension: Declared<Widgets, Columns, RowActions, BulkActions, Fields>): Extension {
  return extension as Extension
}

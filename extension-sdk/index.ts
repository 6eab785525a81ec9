/** Everything that an extension of the Stoa admin needs. */
export { defineExtension, type Contributions, type Extension, type Kind } from './points/extension.ts'
export type { About } from './points/about.ts'
export type { AnyBulkAction, BulkAction, BulkActionContext } from './points/bulk-action.ts'
export type { CellProps, CellText } from './points/cell.ts'
export type { Command } from './points/command.ts'
export type { DashboardCard, DashboardCardProps } from './points/dashboard-card.ts'
export type {
  Customer,
  CustomerGroup,
  Discount,
  DraftOrder,
  GiftCard,
  InventoryItem,
  Metadata,
  Order,
  PriceList,
  Product,
  ProductCategory,
  ProductCollection,
} from './points/entities.ts'
export type { AnyFormField, FormEntities, FormField, FormFieldProps, FormName } from './points/form-field.ts'
export { ICONS, type IconName } from './points/icons.ts'
export type { AnyListColumn, CellTextContext, ListColumn, LoadColumn } from './points/list-column.ts'
export type { InList, ListName, ListRows, RowOf } from './points/lists.ts'
export type { Load, LoadFunction } from './points/load.ts'
export type { FirstRequest } from './points/first-request.ts'
export type * from './points/offered.ts'
export type { OfferedFunction, OfferedFunctionContext } from './points/offered-function.ts'
export type { Page, PageProps } from './points/page.ts'
export type { ActionSurface, AnyRowAction, RowAction, RowActionContext } from './points/row-action.ts'
export type { RowResult } from './points/row-result.ts'
export type { RunContext } from './points/run-context.ts'
export type { SearchContext, SearchProvider, SearchResult } from './points/search-provider.ts'
export type { SettingsPage, SettingsPageProps } from './points/settings-page.ts'
export type { ApiNoun, Uses } from './points/uses.ts'
// An extension can only add to what is exported by a star.
export type * from './points/text-key.ts'
export type { StaffRole, Visibility } from './points/visibility.ts'
export type { Widget, WidgetProps } from './points/widget.ts'
export {
  SHOP_ZONES,
  ZONES,
  type AnyZone,
  type NoZoneProps,
  type PropsIn,
  type ShopZone,
  type Zone as ZoneName,
  type ZoneProps,
} from './points/zones.ts'
export type {
  PlacedOrder,
  ShopCart,
  ShopCheckout,
  ShopCustomer,
  ShopProduct,
} from './points/shop-entities.ts'
export type { AnalyticsPort } from './ports/analytics.ts'
export type { CallOptions, ClientPort, UploadedFile, UploadOptions } from './ports/client.ts'
export type { FormContribution, ListContributions } from './ports/contributed.ts'
export type { ContributionsPort, ExtensionProblem, SettingsCard } from './ports/contributions.ts'
export type { DialogsPort, Question } from './ports/dialogs.ts'
export type { FailuresPort } from './ports/failures.ts'
export type { FlagsPort } from './ports/flags.ts'
export type { Called, FunctionsPort, OfferedAnswer, OfferedInput, OfferedName } from './ports/functions.ts'
export type { Host } from './ports/host.ts'
export type { JobsPort } from './ports/jobs.ts'
export type { LanguageOption, LanguagePort, TextOfKey, TextValues } from './ports/language.ts'
export type { NavigationPort } from './ports/navigation.ts'
export type { NotifyPort } from './ports/notify.ts'
export type { OwnExtension } from './ports/own-extension.ts'
export type { SettingsPort, SettingValue } from './ports/settings.ts'
export type { Person, SessionPort } from './ports/session.ts'
export { DashboardCards } from './hooks/dashboard-cards.ts'
export { Icon } from './hooks/icon.ts'
export { useAnalytics } from './hooks/use-analytics.ts'
export { useClient } from './hooks/use-client.ts'
export { useContributedFields, type ContributedFields } from './hooks/use-contributed-fields.ts'
export { useDialogs } from './hooks/use-dialogs.ts'
export { useFailureText } from './hooks/use-failure-text.ts'
export { useFlag } from './hooks/use-flag.ts'
export { useFormContributions } from './hooks/use-form-contributions.ts'
export { useContributions } from './hooks/use-contributions.ts'
export { useHost } from './hooks/use-host.ts'
export { useJobs } from './hooks/use-jobs.ts'
export { useListContributions, type PlacedContributions } from './hooks/use-list-contributions.ts'
export type { PlacedAction } from './hooks/placed-actions.ts'
export { useNavigation } from './hooks/use-navigation.ts'
export { useNotify } from './hooks/use-notify.ts'
export { usePageTitle } from './hooks/use-page-title.ts'
export { useSession } from './hooks/use-session.ts'
export { useTranslation, type Translation } from './hooks/use-translation.ts'
export { useUnsavedChanges } from './hooks/use-unsaved-changes.ts'
export { Zone } from './hooks/zone.ts'
export { SDK_VERSION, SHARED_SDK_VERSION } from './sdk-version.ts'

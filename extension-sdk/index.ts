/** Everything that an extension of the Stoa admin needs. */
export { defineExtension, type Extension } from './points/extension.ts'
export type {
  Customer,
  CustomerGroup,
  Discount,
  DraftOrder,
  GiftCard,
  Metadata,
  Order,
  PriceList,
  Product,
  ProductCollection,
} from './points/entities.ts'
export { ICONS, type IconName } from './points/icons.ts'
export type { Load } from './points/load.ts'
export type { Page, PageProps } from './points/page.ts'
export type { SettingsPage, SettingsPageProps } from './points/settings-page.ts'
export type { TextKey } from './points/text-key.ts'
export type { AnyWidget, Widget, WidgetProps } from './points/widget.ts'
export { ZONES, type NoZoneProps, type Zone as ZoneName, type ZoneProps } from './points/zones.ts'
export type { CallOptions, ClientPort } from './ports/client.ts'
export type { ContributionsPort, SettingsCard } from './ports/contributions.ts'
export type { FailuresPort } from './ports/failures.ts'
export type { Host } from './ports/host.ts'
export type { LanguageOption, LanguagePort, TextValues } from './ports/language.ts'
export type { NavigationPort } from './ports/navigation.ts'
export type { NotifyPort } from './ports/notify.ts'
export type { Person, SessionPort } from './ports/session.ts'
export { Icon } from './hooks/icon.ts'
export { useClient } from './hooks/use-client.ts'
export { useFailureText } from './hooks/use-failure-text.ts'
export { useHost } from './hooks/use-host.ts'
export { useNavigation } from './hooks/use-navigation.ts'
export { useNotify } from './hooks/use-notify.ts'
export { usePageTitle } from './hooks/use-page-title.ts'
export { useSession } from './hooks/use-session.ts'
export { useTranslation, type Translation } from './hooks/use-translation.ts'
export { useUnsavedChanges } from './hooks/use-unsaved-changes.ts'
export { Zone } from './hooks/zone.ts'
export { SDK_VERSION } from './sdk-version.ts'

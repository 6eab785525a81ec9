import { createContext, type ComponentType } from 'react'

import type { IconName } from '../points/icons.ts'
import type { AnyZone } from '../points/zones.ts'
import type { Host } from '../ports/host.ts'

/** What the shell puts around everything: its ports, and the components that fill zones, draw icons and show cards. */
export interface HostBinding {
  host: Host
  /** The shell's own, inside of an extension's page: widgets of others there have ports of their own. */
  shellHost?: Host
  DashboardCards: ComponentType
  Icon: ComponentType<{ name: IconName }>
  Zone: ComponentType<{ name: AnyZone; props: object }>
}

/** Filled by the shell once, at the root. */
export const HostContext = createContext<HostBinding | null>(null)
HostContext.displayName = 'StoaHost'

/** The name of the extension whose contribution is being rendered; filled by the shell around each contribution. */
export const ExtensionNameContext = createContext<string | null>(null)
ExtensionNameContext.displayName = 'StoaExtensionName'

/** Names the open page; filled by the shell around each page. */
export const PageTitleContext = createContext<((title: string | undefined) => void) | null>(null)
PageTitleContext.displayName = 'StoaPageTitle'

/** Says that the open page holds something unsaved, until the returned way out is called. */
export type HoldChanges = () => () => void

/** Guards the open page; filled by the shell around each page. */
export const UnsavedChangesContext = createContext<HoldChanges | null>(null)
UnsavedChangesContext.displayName = 'StoaUnsavedChanges'

import type { ComponentType } from 'react'

import type { ShopZone, ZoneProps } from '../points/zones.ts'
import type { ClientPort } from '../ports/client.ts'
import type { FailuresPort } from '../ports/failures.ts'
import type { NavigationPort } from '../ports/navigation.ts'
import type { NotifyPort } from '../ports/notify.ts'

/** What the shop gives to widgets, and the translation that their texts are added to. */
export interface ShopServices<Translation> {
  /** Of the Store API, as the shopper. */
  client: ClientPort
  failures: FailuresPort
  navigation: NavigationPort
  notify: NotifyPort
  translation: Translation
}

/** The widgets of the feed for the shop. */
export interface ShopWidgets {
  /** The widgets of one zone. Renders nothing without widgets, and in place of one that fails. */
  Zone: ComponentType<{ name: ShopZone; props: ZoneProps[ShopZone] }>
}

/** Reads the feed and admits its widgets, once; without a feed there are none. */
export type StartShopWidgets<Translation> = (services: ShopServices<Translation>) => Promise<ShopWidgets>

import type { StartShopWidgets } from '@stoa/extension-sdk/host'
import type { i18n } from 'i18next'

declare global {
  /** Loads what shows widgets in the shop; the shop asks for it where its page says that the feed has some for it. */
  var stoaShopWidgets: (() => Promise<{ start: StartShopWidgets<i18n> }>) | undefined
}

globalThis.stoaShopWidgets = () => import(/* webpackChunkName: "widgets" */ './start.tsx')

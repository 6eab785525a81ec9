import type { StartShopWidgets } from '@stoa/extension-sdk/host'
import type { i18n } from 'i18next'

import { createLedger } from '../extensions/containment/ledger.ts'
import { switchedOff } from '../extensions/containment/switched-off.ts'
import { watchErrors } from '../extensions/containment/watch-errors.ts'
import { watchStyles } from '../extensions/containment/watch-styles.ts'
import { logQuarantine } from '../extensions/operator-log.ts'
import { composeRegistry } from '../extensions/registry.ts'
import type { Shell } from '../extensions/shell-context.ts'
import { type FeedContent, fetchFeed } from '../federation/feed.ts'
import { allowFiles, allowOrigins, checkFiles } from '../federation/integrity.ts'
import { prepareTexts, registerTexts } from '../language/extension-texts.ts'
import { createShopHost } from './shop-host.ts'
import { createShopTexts } from './shop-texts.ts'
import { createZone } from './shop-zone.tsx'

const NO_FEED: FeedContent = { extensions: [], disabled: [] }

/** The shop has no frames: what its operator isolates is not shown to shoppers. */
const inPage = (feed: FeedContent): FeedContent => ({
  ...feed,
  extensions: feed.extensions.filter(
    (entry) => (entry as { isolation?: unknown } | null)?.isolation !== 'frame',
  ),
})

/**
 * Makes the shop's zones from the feed of the admin: the same admission, the same check of every file, and the same
 * quarantine. Without a feed every zone is empty.
 */
export const start: StartShopWidgets<i18n> = async (services) => {
  const { translation, notify } = services
  checkFiles(document)
  const result = await fetchFeed()
  const feed = inPage(result.ok ? result.feed : NO_FEED)
  const off = switchedOff(location.search)
  const registry = composeRegistry(feed, off)
  allowOrigins(feed.origins ?? [])
  for (const extension of registry.extensions) allowFiles(extension)
  registerTexts(registry.extensions)
  prepareTexts(translation.resolvedLanguage ?? translation.language)
  const ledger = createLedger(logQuarantine)
  watchErrors(registry.extensions, ledger)
  watchStyles(registry.extensions, ledger)
  const shell: Shell = {
    feed,
    registry,
    ledger,
    environment: { switchedOff: off, overrides: [], versions: [] },
    flags: { isKnown: () => true, failure: () => undefined, retry: () => undefined },
    notify,
    loadTexts: createShopTexts(translation),
    manifestText: (_name, key) => key,
  }
  return { Zone: createZone(shell, createShopHost(services)) }
}

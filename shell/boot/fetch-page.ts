import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'

import { fileUrl, isHash } from '../federation/integrity.ts'
import { preload } from '../federation/preload.ts'
import { namespacesOf, registerTexts } from '../language/extension-texts.ts'
import type { FirstPage } from './first-page.ts'

/**
 * Fetches the code and the texts of the first page as soon as the feed names them, if it is one of an area on the admin's own
 * origin; nothing of it runs. Pages of extensions wait until their manifests are checked.
 */
export function fetchPage(page: FirstPage, loadTexts: (namespaces: readonly string[]) => unknown): void {
  // Nobody has checked them yet: a malformed one throws here, and is reported when the feed is.
  const extension = page.extension as unknown as FeedEntry
  const contribution = page.page as unknown as ContributionEntry
  try {
    if (extension.area !== true || !/^\/\w/.test(extension.base)) return
    const { entry, integrity } = extension.manifest
    const hash = integrity[entry.file]
    if (!hash || !isHash(hash)) return
    registerTexts([extension])
    loadTexts(namespacesOf(extension, contribution))
    preload(fileUrl(extension, entry.file), hash)
    for (const file of contribution.files) preload(fileUrl(extension, file))
  } catch {
    // The page loads once it is admitted.
  }
}

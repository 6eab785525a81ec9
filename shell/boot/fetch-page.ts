import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'

import { fileUrl, isHash } from '../federation/integrity.ts'
import { preload } from '../federation/preload.ts'
import { namespacesOf, registerTexts } from '../language/extension-texts.ts'
import { isRecord, type FirstPage } from './first-page.ts'

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Whether an unchecked entry is an area whose files lie on the admin's own origin. */
function isOwnArea(extension: FirstPage['extension']): extension is FirstPage['extension'] & FeedEntry {
  const { area, base, manifest } = extension
  return (
    area === true &&
    typeof base === 'string' &&
    /^\/(?!\/)/.test(base) &&
    isRecord(manifest) &&
    typeof manifest['name'] === 'string' &&
    isRecord(manifest['texts']) &&
    isRecord(manifest['integrity']) &&
    isRecord(manifest['entry']) &&
    typeof manifest['entry']['file'] === 'string'
  )
}

const isPage = (page: FirstPage['page']): page is FirstPage['page'] & ContributionEntry =>
  areTexts(page['files']) && (page['namespaces'] === undefined || areTexts(page['namespaces']))

/**
 * Fetches the code and the texts of the first page as soon as the feed names them, if it is one of an area; nothing of it
 * runs. Pages of extensions wait until their manifests are checked.
 */
export function fetchPage(
  { extension, page }: FirstPage,
  loadTexts: (namespaces: readonly string[]) => unknown,
): void {
  if (!isOwnArea(extension) || !isPage(page)) return
  const { entry, integrity } = extension.manifest
  const hash = integrity[entry.file]
  if (hash !== undefined && isHash(hash)) preload(fileUrl(extension, entry.file), hash)
  for (const file of page.files) preload(fileUrl(extension, file))
  registerTexts([extension])
  loadTexts(namespacesOf(extension, page))
}

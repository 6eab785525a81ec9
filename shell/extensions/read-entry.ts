import type { ContributionEntry, FeedEntry, Manifest } from '@stoa/extension-sdk/manifest'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isNothing = (value: unknown): boolean => value === undefined || value === null

const isContribution = (value: unknown): value is ContributionEntry =>
  isRecord(value) && isText(value['module']) && Array.isArray(value['files'])

const isCard = (card: unknown): boolean =>
  isRecord(card) && isText(card['label']) && isText(card['description'])
const isLink = (link: unknown): boolean => isNothing(link) || (isRecord(link) && isText(link['label']))
// The router reads * and ? as patterns: with them one page could take the place of many.
const isPath = (path: unknown): boolean => isText(path) && /^\/[^*?#]*$/.test(path)

function faultOfManifest(manifest: Record<string, unknown>): string | undefined {
  for (const key of ['name', 'version', 'sdk'] as const)
    if (!isText(manifest[key])) return `${key} is missing`
  const { entry, integrity } = manifest
  if (!isRecord(entry) || !isText(entry['file']) || !isText(entry['global'])) return 'entry is missing'
  if (!isRecord(integrity) || !isText(integrity[entry['file']])) return 'integrity does not list the entry'
  if (!isRecord(manifest['locales'])) return 'locales is missing'
  if (!isRecord(manifest['texts'])) return 'texts is missing'
  for (const kind of ['pages', 'widgets', 'settings'] as const) {
    if (!Array.isArray(manifest[kind]) || !manifest[kind].every(isContribution)) return `${kind} is malformed`
  }
  return undefined
}

/** A feed entry that can be trusted to have its shape, or what is wrong with it. */
export function readEntry(value: unknown): { entry: FeedEntry } | { name: string; fault: string } {
  if (!isRecord(value) || !isRecord(value['manifest'])) return { name: '?', fault: 'there is no manifest' }
  const manifest = value['manifest']
  const name = isText(manifest['name']) ? manifest['name'] : '?'
  if (!isText(value['base']) || !value['base'].endsWith('/'))
    return { name, fault: 'base must end with a slash' }
  const fault = faultOfManifest(manifest)
  if (fault) return { name, fault }
  return { entry: { ...value, manifest: manifest as unknown as Manifest } as FeedEntry }
}

/** What is wrong with a page of a manifest, if anything. */
export const faultOfPage = (page: Manifest['pages'][number]): string | undefined => {
  if (!isPath(page.path)) return 'its path must start with a slash and have no *, ? or #'
  if (!isText(page.title)) return 'it has no title'
  return isLink(page.link) ? undefined : 'its link has no label'
}

/** What is wrong with a settings page of a manifest, if anything. */
export const faultOfSettings = (settings: Manifest['settings'][number]): string | undefined => {
  if (!isPath(settings.path)) return 'its path must start with a slash and have no *, ? or #'
  return isCard(settings.card) ? undefined : 'its card lacks a label or a description'
}

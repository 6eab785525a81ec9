import type { FeedContent } from '../federation/feed.ts'

/** A value of a feed that nobody has checked yet. */
export type Loose = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null

export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** The parameters of a page's path in an address; undefined where it is no address of that page. */
function match(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, actual] = [segmentsOf(pattern), segmentsOf(path)]
  if (wanted.length !== actual.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, segment] of wanted.entries()) {
    const value = actual[at] ?? ''
    if (segment.startsWith(':')) params[segment.slice(1)] = value
    else if (segment !== value) return undefined
  }
  return params
}

/** The entries of one kind of contribution, such as `pages`, in a manifest. */
export const entriesOf = (manifest: Loose, kind: string): Loose[] =>
  Array.isArray(manifest[kind]) ? manifest[kind].filter(isRecord) : []

/** The page at an address, unchecked: whose it is, and what it declares. */
export interface FirstPage {
  extension: Loose
  page: Loose
  params: Readonly<Record<string, string>>
}

/** The extensions of a feed that the operator has not switched off. */
export const enabledIn = ({
  extensions,
  disabled,
}: Pick<FeedContent, 'extensions' | 'disabled'>): { extension: Loose; manifest: Loose }[] => {
  const off = new Set<unknown>(disabled)
  return extensions.filter(isRecord).flatMap((extension) => {
    const { manifest } = extension
    return isRecord(manifest) && !off.has(manifest['name']) ? [{ extension, manifest }] : []
  })
}

/**
 * The page at an address, from an unchecked feed; undefined where there is none. A path without parameters wins over one with,
 * as in the router.
 */
export function firstPageOf(
  feed: Pick<FeedContent, 'extensions' | 'disabled'>,
  pathname: string,
): FirstPage | undefined {
  const address = pathname.replace(/^\/a(?=\/|$)/, '')
  const found = (extension: Loose, page: Loose, path: unknown) => {
    const params = typeof path === 'string' ? match(path, address) : undefined
    return params ? [{ extension, page, params }] : []
  }
  return enabledIn(feed)
    .flatMap(({ extension, manifest }) => [
      ...entriesOf(manifest, 'pages').flatMap((page) => found(extension, page, page['path'])),
      ...entriesOf(manifest, 'settings').flatMap((page) =>
        found(extension, page, `/settings${String(page['path'])}`),
      ),
    ])
    .toSorted((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0]
}

/** Whether the sidebar needs the store's flags, from an unchecked feed. */
export const hasFlaggedPage = (feed: Pick<FeedContent, 'extensions' | 'disabled'>): boolean =>
  enabledIn(feed).some(({ manifest }) =>
    entriesOf(manifest, 'pages').some(({ flag }) => typeof flag === 'string'),
  )

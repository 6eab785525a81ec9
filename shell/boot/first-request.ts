import { isFirstRequest } from '@stoa/extension-sdk/admission'
import type { FirstRequest } from '@stoa/extension-sdk/manifest'

import type { FeedContent } from '../federation/feed.ts'

type Loose = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

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

const SIZES: ReadonlySet<number> = new Set([20, 50, 100])
const PAGING: ReadonlySet<string> = new Set(['page', 'limit'])

/** The parameters of one page of a list; undefined where the address says more than the page and its size. */
function pagingOf(rows: number, search: string): { limit: number; offset: number } | undefined {
  const params = new URLSearchParams(search)
  if ([...params.keys()].some((name) => !PAGING.has(name))) return undefined
  const [page, size] = [Number(params.get('page')), Number(params.get('limit'))]
  const limit = SIZES.has(size) ? size : rows
  return { limit, offset: Number.isSafeInteger(page) && page > 1 ? (page - 1) * limit : 0 }
}

/** Fills in a template from the address of its page. */
function addressOf(
  { path, query, rows }: FirstRequest,
  params: Readonly<Record<string, string>>,
  search: string,
): string | undefined {
  const names = segmentsOf(path).flatMap((segment) => (segment.startsWith(':') ? segment.slice(1) : []))
  if (names.some((name) => !/^[\w-]+$/.test(params[name] ?? ''))) return undefined
  const paging = rows === undefined ? {} : pagingOf(rows, search)
  if (!paging) return undefined
  const filled = path.replaceAll(/:([\w-]+)/g, (_all, name: string) => params[name] ?? '')
  const parameters = Object.entries({ ...query, ...paging }).map(([name, value]) => [name, String(value)])
  return parameters.length > 0 ? `${filled}?${new URLSearchParams(parameters)}` : filled
}

const pagesOf = (extension: unknown, disabled: ReadonlySet<unknown>): Loose[] => {
  const manifest = isRecord(extension) ? extension['manifest'] : undefined
  if (!isRecord(manifest) || disabled.has(manifest['name'])) return []
  const { pages } = manifest
  return Array.isArray(pages) ? pages.filter(isRecord) : []
}

/**
 * The path and query of the first read of the page at an address, from an unchecked feed; undefined where no page declares
 * one. A path without parameters wins over one with, as in the router.
 */
export function firstRequestOf(
  { extensions, disabled }: Pick<FeedContent, 'extensions' | 'disabled'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const path = pathname.replace(/^\/a(?=\/|$)/, '')
  const off = new Set<unknown>(disabled)
  const found = extensions
    .flatMap((extension) => pagesOf(extension, off))
    .flatMap((page) => {
      const params = typeof page['path'] === 'string' ? match(page['path'], path) : undefined
      return params ? [{ first: page['first'], params }] : []
    })
    .toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
  return found && isFirstRequest(found.first) ? addressOf(found.first, found.params, search) : undefined
}

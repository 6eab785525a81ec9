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

/** The fields that contributions to a list ask for, in the order in which the list asks for them. */
function contributedFields(manifests: readonly Loose[], list: string | undefined): unknown[] {
  const entries = (kind: string) =>
    manifests.flatMap((manifest) => (Array.isArray(manifest[kind]) ? manifest[kind].filter(isRecord) : []))
  return ['columns', 'rowActions', 'bulkActions']
    .flatMap(entries)
    .filter((entry) => entry['list'] === list && entry['flag'] === undefined)
    .flatMap(({ fields }) => (Array.isArray(fields) ? (fields as unknown[]) : []))
}

/** Fills in a template from the address of its page. */
function addressOf(
  { path, query, rows }: FirstRequest,
  params: Readonly<Record<string, string>>,
  search: string,
  moreFields: readonly unknown[],
): string | undefined {
  const names = segmentsOf(path).flatMap((segment) => (segment.startsWith(':') ? segment.slice(1) : []))
  if (names.some((name) => !/^[\w-]+$/.test(params[name] ?? ''))) return undefined
  const paging = rows === undefined ? {} : pagingOf(rows, search)
  if (!paging) return undefined
  const more =
    moreFields.length > 0
      ? { fields: [query?.['fields'], ...new Set(moreFields)].filter(Boolean).join(',') }
      : {}
  const filled = path.replaceAll(/:([\w-]+)/g, (_all, name: string) => params[name] ?? '')
  const parameters = Object.entries({ ...query, ...more, ...paging }).map(([name, value]) => [
    name,
    String(value),
  ])
  return parameters.length > 0 ? `${filled}?${new URLSearchParams(parameters)}` : filled
}

const manifestsOf = (extensions: readonly unknown[], disabled: ReadonlySet<unknown>): Loose[] =>
  extensions
    .flatMap((extension) => (isRecord(extension) ? extension['manifest'] : []))
    .filter(isRecord)
    .filter(({ name }) => !disabled.has(name))

/**
 * The path and query of the first read of the page at an address, from an unchecked feed; undefined where no page declares
 * one. A path without parameters wins over one with, as in the router.
 */
export function firstRequestOf(
  { extensions, disabled }: Pick<FeedContent, 'extensions' | 'disabled'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const path = pathname.replace(/^\/a(?=\/|$)/, '')
  const manifests = manifestsOf(extensions, new Set<unknown>(disabled))
  const found = manifests
    .flatMap(({ pages }) => (Array.isArray(pages) ? pages.filter(isRecord) : []))
    .flatMap((page) => {
      const params = typeof page['path'] === 'string' ? match(page['path'], path) : undefined
      return params ? [{ first: page['first'], params }] : []
    })
    .toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
  if (!found || !isFirstRequest(found.first)) return undefined
  const { first, params } = found
  const fields = first.list === undefined ? [] : contributedFields(manifests, first.list)
  return addressOf(first, params, search, fields)
}

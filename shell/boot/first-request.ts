import { isFirstRequest } from '@stoa/extension-sdk/admission'
import type { FirstRequest } from '@stoa/extension-sdk/manifest'

import type { FeedContent } from '../federation/feed.ts'
import { enabledIn, entriesOf, firstPageOf, segmentsOf, type Loose } from './first-page.ts'

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
  return ['columns', 'rowActions', 'bulkActions']
    .flatMap((kind) => manifests.flatMap((manifest) => entriesOf(manifest, kind)))
    .filter(
      ({ list: target, flag, on }) =>
        target === list && flag === undefined && (!Array.isArray(on) || on.includes('list')),
    )
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

/** The path and query of the first read of the page at an address, from an unchecked feed; undefined where it declares none. */
export function firstRequestOf(
  feed: Pick<FeedContent, 'extensions' | 'disabled'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const found = firstPageOf(feed, pathname)
  const first = found?.page['first']
  if (!found || !isFirstRequest(first)) return undefined
  const manifests = enabledIn(feed).map(({ manifest }) => manifest)
  const fields = first.list === undefined ? [] : contributedFields(manifests, first.list)
  return addressOf(first, found.params, search, fields)
}

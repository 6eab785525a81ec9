import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

import type { List } from './define-list.ts'
import type { ListFilter } from './list-filter.ts'

/** So many rows are read with one call. */
const AT_ONCE = 200

interface ReadAllOptions {
  cache: QueryClient
  http: HttpClient
  filter: ListFilter
  /** The fields that the columns need. Default none. */
  fields?: readonly string[]
  /** Stops before the next call once it is aborted; rejects with its reason. */
  signal?: AbortSignal
}

/** Reads every row that a filter of a list stands for, page by page in the order of the list. */
export async function readAll<Row extends { id: string }>(
  list: List<Row>,
  { cache, http, filter, fields = [], signal }: ReadAllOptions,
): Promise<readonly Row[]> {
  const found = new Map<string, Row>()
  for (let page = 1; ; page++) {
    signal?.throwIfAborted()
    const { select, ...options } = list.optionsOf(http, { ...filter, limit: AT_ONCE, page }, fields)
    const { rows = [], count = 0 } = select?.(await cache.fetchQuery(options as FetchOptions)) ?? {}
    for (const row of rows) found.set(row.id, row)
    if (rows.length === 0 || page * AT_ONCE >= count) {
      const all = [...found.values()]
      return list.complete ? list.complete(all, cache, http) : all
    }
  }
}

type FetchOptions = Parameters<QueryClient['fetchQuery']>[0]

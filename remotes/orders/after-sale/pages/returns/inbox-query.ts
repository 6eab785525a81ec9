import { returnCalls, returnKeys } from '@stoa/api/admin/returns'
import { swapCalls } from '@stoa/api/admin/swaps'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import { queryOptions } from '@tanstack/react-query'

import { inboxRows, type InboxRow } from '../../model/inbox.ts'

/** The API neither filters nor sorts returns and exchanges, so the newest of both are read. */
export interface Inbox {
  rows: InboxRow[]
  /** There are older ones that were not read. */
  isPartial: boolean
}

const PAGE = 100
const PAGES = 10

async function readAll<Row>(
  read: (query: { limit: number; offset: number }) => Promise<{ rows: Row[]; count: number }>,
): Promise<{ rows: Row[]; isPartial: boolean }> {
  const rows: Row[] = []
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await read({ limit: PAGE, offset: page * PAGE })
    rows.push(...answer.rows)
    if (answer.rows.length < PAGE || rows.length >= answer.count) return { rows, isPartial: false }
  }
  return { rows, isPartial: true }
}

/** Reads what comes back, of the newest thousand of each kind. */
export const inboxQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: [...returnKeys.lists(), 'inbox'],
    // Writes to exchanges name other keys; the page is read again whenever it opens.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Inbox> => {
      const options: CallOptions = { signal }
      const [returns, swaps] = await Promise.all([
        readAll(async (query) => {
          const { returns: rows, count } = await returnCalls.list(http, query, options)
          return { rows, count }
        }),
        readAll(async (query) => {
          const { swaps: rows, count } = await swapCalls.list(http, query, options)
          return { rows, count }
        }),
      ])
      return {
        rows: inboxRows(returns.rows, swaps.rows),
        isPartial: returns.isPartial || swaps.isPartial,
      }
    },
  })

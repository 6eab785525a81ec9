import { orderCalls } from '@stoa/api/admin/orders'
import { shownFailure, type HttpClient } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useRef, useState } from 'react'

import {
  verdictOf,
  type TrackedOrder,
  type TrackingEntry,
  type TrackingVerdict,
} from '../../model/tracking.ts'

/** What shipping one order of the text would do. */
export interface CheckedEntry extends TrackingEntry {
  /** The id of the order; its number where the store has none of it. */
  id: string
  verdict: TrackingVerdict
}

const AT_ONCE = 4
const FIELDS = { fields: 'id,display_id,status', expand: 'items,fulfillments,fulfillments.tracking_links' }

/** Looks the orders of a text up, a few at a time. A later check replaces an earlier one. */
export function useTrackingCheck() {
  const http = useApi()
  const [checked, setChecked] = useState<readonly CheckedEntry[]>()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<unknown>()
  const running = useRef<AbortController>(undefined)

  const clear = () => {
    running.current?.abort()
    setChecked(undefined)
    setProgress(undefined)
    setError(undefined)
  }
  const check = async (entries: readonly TrackingEntry[]) => {
    clear()
    const { signal } = (running.current = new AbortController())
    setProgress(0)
    try {
      const found: CheckedEntry[] = []
      for (let at = 0; at < entries.length && !signal.aborted; at += AT_ONCE) {
        const some = entries.slice(at, at + AT_ONCE)
        found.push(...(await Promise.all(some.map((entry) => look(http, entry, signal)))))
        setProgress(found.length / entries.length)
      }
      if (!signal.aborted) setChecked(found)
    } catch (failure) {
      if (!signal.aborted) setError(shownFailure(failure))
    } finally {
      if (running.current?.signal === signal) setProgress(undefined)
    }
  }
  return { checked, progress, error, check, clear, show: setChecked }
}

async function look(http: HttpClient, entry: TrackingEntry, signal: AbortSignal): Promise<CheckedEntry> {
  const query = { ...FIELDS, display_id: String(entry.order), limit: 1 }
  const { orders } = await orderCalls.list<TrackedOrder>(http, query, { signal })
  const [order] = orders
  return { ...entry, id: order?.id ?? `#${entry.order}`, verdict: verdictOf(entry, order) }
}

import { useRowResults } from '@stoa/admin/actions'
import { heldOn, useHeldWrites } from '@stoa/admin/held'
import { useReportResults } from '@stoa/admin/list'
import { useShipOrders, type Shipping } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { useRef, useState } from 'react'

import { useNothingDone } from '../../components/use-nothing-done.ts'
import type { CheckedEntry } from './use-tracking-check.ts'

const PAGE = 'order-tracking'

/** The orders to ship, and how. */
export interface HeldShipments {
  entries: readonly CheckedEntry[]
  shipping: Omit<Shipping, 'tracking'>
}

interface TrackingShipmentsOptions {
  onSend: (entries: readonly CheckedEntry[]) => void
  /** Called once all of them are shipped. */
  onShipped: () => void
}

const NONE: ReadonlyMap<string, string> = new Map()

/**
 * Ships checked orders, a moment after they were asked for. `results`: the failure of each that was tried, empty where it was
 * shipped. Both callbacks are also called for what was asked for before the page was loaded again, or left.
 */
export function useTrackingShipments({ onSend, onShipped }: TrackingShipmentsOptions) {
  const { t } = useTranslation()
  const resultsOf = useRowResults()
  const report = useReportResults()
  const failure = useNothingDone()
  const { mutateAsync: shipEach } = useShipOrders()
  const [results, setResults] = useState(NONE)
  const [progress, setProgress] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const send = async ({ entries, shipping }: HeldShipments) => {
    onSend(entries)
    const { signal } = (running.current = new AbortController())
    const tracking = new Map(entries.map(({ id, numbers }) => [id, numbers]))
    let written = 0
    setProgress(0)
    const settled = await resultsOf(
      shipEach({
        ids: [...tracking.keys()],
        change: { ...shipping, tracking },
        onWritten: () => setProgress(++written / tracking.size),
        signal,
      }),
      failure,
    )
    setProgress(undefined)
    // Without a session nobody knows what is left to ship: it waits until the person has signed in.
    if (!settled) throw new Error('no session')
    setResults((before) => new Map([...before, ...settled.map(({ id, error = '' }) => [id, error] as const)]))
    const failed = settled.filter(({ error }) => error !== undefined).length
    if (failed === 0 && settled.length === entries.length) onShipped()
    report({ label: t('orderTracking.title') }, settled.length - failed, failed)
  }
  const held = useHeldWrites(PAGE, {
    send: (write) => send(write.values as HeldShipments),
    nameOf: ({ values }) => t('orderTracking.ship', { count: (values as HeldShipments).entries.length }),
  })
  return {
    results,
    progress,
    held,
    ship: (values: HeldShipments) => {
      const ids = new Set(values.entries.map(({ id }) => id))
      setResults((before) => new Map([...before].filter(([id]) => !ids.has(id))))
      heldOn(PAGE).hold({ subject: PAGE, kind: 'ship', values })
    },
    stop: () => running.current?.abort(),
    clear: () => setResults(NONE),
  }
}

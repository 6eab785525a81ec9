import { useRowResults } from '@stoa/admin/actions'
import { useShipOrders, type Shipping } from '@stoa/api/admin/orders'
import { useState } from 'react'

import { useNothingDone } from '../../components/use-nothing-done.ts'
import type { CheckedEntry } from './use-tracking-check.ts'

/** Ships the checked orders. `results`: the failure of each that was tried, empty where it was shipped. */
export function useTrackingShipments() {
  const resultsOf = useRowResults()
  const failure = useNothingDone()
  const { mutateAsync: shipEach } = useShipOrders()
  const [results, setResults] = useState<ReadonlyMap<string, string>>()
  const [progress, setProgress] = useState<number>()

  const ship = async (entries: readonly CheckedEntry[], shipping: Omit<Shipping, 'tracking'>) => {
    const tracking = new Map(entries.map(({ id, numbers }) => [id, numbers]))
    let written = 0
    setProgress(0)
    const settled = await resultsOf(
      shipEach({
        ids: [...tracking.keys()],
        change: { ...shipping, tracking },
        onWritten: () => setProgress(++written / tracking.size),
      }),
      failure,
    )
    setProgress(undefined)
    if (settled) setResults(new Map(settled.map(({ id, error = '' }) => [id, error])))
  }
  return { results, progress, ship, clear: () => setResults(undefined) }
}

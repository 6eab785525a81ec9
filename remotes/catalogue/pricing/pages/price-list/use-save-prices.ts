import { useWritePrices } from '@stoa/api/admin/price-lists'
import { useFailureText } from '@stoa/extension-sdk'
import type { GridRowResult } from '@stoa/ui/grid'
import { useState } from 'react'

import type { ListPrices } from '../../model/price-sheet.ts'
import { priceCalls, rowWrites, sizeOf, type PriceEdit } from '../../model/price-writes.ts'

/** How many prices have been written, of all. */
interface Progress {
  done: number
  all: number
}

/**
 * Writes what was changed in a sheet: changed prices, new ones and emptied ones, each in batches of their own. `readAgain`
 * is given the variants that were written to.
 */
export function useSavePrices(
  listId: string,
  prices: ListPrices,
  readAgain: (variantIds: ReadonlySet<string>) => Promise<void>,
) {
  const failureText = useFailureText()
  const { mutateAsync: write } = useWritePrices()
  const [progress, setProgress] = useState<Progress>()

  const save = async (edits: readonly PriceEdit[]): Promise<readonly GridRowResult[]> => {
    const calls = new Map(priceCalls(rowWrites(edits, prices)).map((call, at) => [String(at), call]))
    const all = [...calls.values()].reduce((sum, call) => sum + sizeOf(call), 0)
    const failures = new Map<string, string>()
    let done = 0
    setProgress({ done, all })
    try {
      await write({
        ids: [...calls.keys()],
        change: { listId, calls },
        onWritten: ({ id, error }) => {
          const call = calls.get(id)
          if (!call) return
          if (error === undefined) setProgress({ done: (done += sizeOf(call)), all })
          else for (const row of call.rows) failures.set(row, failureText(error))
        },
      })
      await readAgain(new Set(edits.map(({ row }) => row.variant.id)))
    } finally {
      setProgress(undefined)
    }
    return [...new Set(edits.map(({ row }) => row.key))].map((row) => {
      const error = failures.get(row)
      return error === undefined ? { row } : { row, error }
    })
  }
  return { save, progress }
}

import { isOutcomeUnknown } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useRef } from 'react'

import * as inventoryItemCalls from './inventory-items-calls.ts'
import { useSetLocationLevels } from './location-levels-mutations.ts'

/** So many pieces more, or fewer, of an item at one location. */
export interface LevelChange {
  itemId: string
  locationId: string
  by: number
}

/**
 * Returns a function that adds to what is in stock. It reads the current stock first, so that a colleague's change meanwhile is
 * not undone, and a try after one without an answer adds nothing twice. The caller shows an error.
 */
export function useAddToLevel(): (change: LevelChange) => Promise<void> {
  const http = useApi()
  const { mutateAsync: set } = useSetLocationLevels()
  const unanswered = useRef(new Map<string, number>())

  return async ({ itemId, locationId, by }) => {
    const { inventory_item } = await inventoryItemCalls.listLocationLevels(http, itemId, {
      location_id: [locationId],
    })
    const [level] = inventory_item.location_levels
    const key = `${itemId} ${locationId}`
    const before = level?.stocked_quantity ?? 0
    const asked = unanswered.current.get(key)
    unanswered.current.delete(key)
    if (asked === before) return
    const stocked_quantity = before + by
    const change = new Map([[key, { itemId, locationId, isNew: !level, stocked_quantity }]])
    const [written] = await set({ ids: [key], change })
    if (isOutcomeUnknown(written?.error)) unanswered.current.set(key, stocked_quantity)
    if (written?.error !== undefined) throw written.error
  }
}

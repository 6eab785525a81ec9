import { useSteps } from '@stoa/admin/steps'
import { inventoryItemCalls, useSetLocationLevels } from '@stoa/api/admin/inventory-items'
import { useCreateNote } from '@stoa/api/admin/notes'
import { isOutcomeUnknown } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatterOf } from '@stoa/i18n/numbers'
import { useRef } from 'react'

import { adjustmentNote } from '../model/adjustment.ts'
import { levelKey } from '../model/stock-lines.ts'

/** So many pieces more, or fewer, of an item at one location. */
export interface Adjustment {
  itemId: string
  location: { id: string; name: string }
  by: number
  /** In words. */
  reason: string
  words: string
}

/** Adds to what is in stock, then notes why. What could not be done can be gone on with. */
export function useAdjust() {
  const { t, locale } = useTranslation()
  const http = useApi()
  const { mutateAsync: set } = useSetLocationLevels()
  const { mutateAsync: note } = useCreateNote()
  const { run, ...steps } = useSteps()
  const unanswered = useRef<{ key: string; stocked_quantity: number }>(undefined)

  /** Reads the current stock, so that a colleague's change meanwhile is not undone. */
  const write = async (itemId: string, locationId: string, by: number) => {
    const { inventory_item } = await inventoryItemCalls.listLocationLevels(http, itemId, {
      location_id: [locationId],
    })
    const [level] = inventory_item.location_levels
    const key = levelKey(itemId, locationId)
    const before = level?.stocked_quantity ?? 0
    // An earlier try without an answer may have been done after all.
    if (unanswered.current?.key === key && before === unanswered.current.stocked_quantity) return
    const stocked_quantity = before + by
    const change = new Map([[key, { itemId, locationId, isNew: !level, stocked_quantity }]])
    const [written] = await set({ ids: [key], change })
    unanswered.current = isOutcomeUnknown(written?.error) ? { key, stocked_quantity } : undefined
    if (written?.error !== undefined) throw written.error
  }

  return {
    ...steps,
    adjust: ({ itemId, location, by, reason, words }: Adjustment) => {
      const amount = formatterOf(locale, { signDisplay: 'exceptZero' }).format(by)
      const value = adjustmentNote({ location: location.name, amount, reason, words })
      return run([
        {
          id: 'set',
          label: t('inventory.adjust.steps.set', { amount, location: location.name }),
          run: () => write(itemId, location.id, by),
        },
        {
          id: 'note',
          label: t('inventory.adjust.steps.note'),
          run: () => note({ resource_id: itemId, resource_type: 'inventory_item', value }),
        },
      ])
    },
  }
}

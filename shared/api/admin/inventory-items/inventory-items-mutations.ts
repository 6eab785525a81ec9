import { useWrite } from '@stoa/api/react'
import * as inventoryItemCalls from './inventory-items-calls.ts'
import { inventoryItemKeys, variantStockKeys } from '../keys.ts'
import type { InventoryItemChanges, InventoryItemPayload } from './inventory-items-types.ts'

/** Begins to count a variant. The form shows an error. */
export const useCreateInventoryItem = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: InventoryItemPayload) => inventoryItemCalls.create(http, payload),
    stale: () => [inventoryItemKeys.lists(), ...variantStockKeys()],
  })

/** Changes an item; its stock stays. The form shows an error. */
export const useUpdateInventoryItem = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: { id: string; changes: InventoryItemChanges }) =>
      inventoryItemCalls.update(http, id, changes),
    stale: ({ id }) => [inventoryItemKeys.lists(), inventoryItemKeys.detail(id)],
  })

/** Deletes an item with its levels: its variant is no longer counted. */
export const useDeleteInventoryItem = () =>
  useWrite({
    call: (http, { id }: { id: string }) => inventoryItemCalls.delete(http, id),
    stale: ({ id }) => [inventoryItemKeys.lists(), inventoryItemKeys.detail(id), ...variantStockKeys()],
    gone: ({ id }) => [inventoryItemKeys.detail(id)],
  })

import type {
  AdminPostInventoryItemsItemLocationLevelsLevelReq,
  AdminPostInventoryItemsItemLocationLevelsReq,
} from '@medusajs/client-types'
import type { QueryClient } from '@tanstack/react-query'
import { useWrite, useWriteEach } from '@stoa/api/react'
import * as inventoryItemCalls from './inventory-items-calls.ts'
import { inventoryItemKeys, variantStockKeys } from '../keys.ts'
import type { InventoryItemPage, LevelWrite, LocationLevel } from './inventory-items-types.ts'

interface LevelUpdate {
  id: string
  locationId: string
  changes: AdminPostInventoryItemsItemLocationLevelsLevelReq
}

const staleStock = ({ id }: { id: string }) => [
  inventoryItemKeys.lists(),
  inventoryItemKeys.detail(id),
  ...variantStockKeys(),
]

/** Begins to keep an item at one more location. The form shows an error. */
export const useCreateLocationLevel = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, level }: { id: string; level: AdminPostInventoryItemsItemLocationLevelsReq }) =>
      inventoryItemCalls.createLocationLevel(http, id, level),
    stale: staleStock,
  })

/**
 * Sets what is in stock or on its way at one location. The quantities of the item are shown at once and reverted if
 * the server refuses; those of its variants follow the answer. The form shows the refusal.
 */
export const useUpdateLocationLevel = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, locationId, changes }: LevelUpdate) =>
      inventoryItemCalls.updateLocationLevel(http, id, locationId, changes),
    stale: staleStock,
    preview: showAtOnce,
  })

/** Stops to keep an item at one location. */
export const useDeleteLocationLevel = () =>
  useWrite({
    call: (http, { id, locationId }: { id: string; locationId: string }) =>
      inventoryItemCalls.deleteLocationLevel(http, id, locationId),
    stale: staleStock,
  })

/**
 * Sets quantities of many items at many locations: each id is a key of `change`, which says what is to be there. Levels
 * are made where an item was not kept before. The grid that asks shows the result of each.
 */
export const useSetLocationLevels = () =>
  useWriteEach({
    call: (http, id, change: ReadonlyMap<string, LevelWrite>) => {
      const write = change.get(id)
      if (!write) throw new Error(`nothing to set for ${id}`)
      const { itemId, locationId, isNew, ...quantities } = write
      return isNew
        ? inventoryItemCalls.createLocationLevel(http, itemId, {
            location_id: locationId,
            stocked_quantity: 0,
            ...quantities,
          })
        : inventoryItemCalls.updateLocationLevel(http, itemId, locationId, quantities)
    },
    stale: () => [inventoryItemKeys.lists(), inventoryItemKeys.details(), ...variantStockKeys()],
  })

function showAtOnce(cache: QueryClient, update: LevelUpdate) {
  cache.setQueriesData<{ inventory_item: Shown }>(
    { queryKey: inventoryItemKeys.detail(update.id) },
    (shown) => shown && { inventory_item: withLevel(shown.inventory_item, update) },
  )
  cache.setQueriesData<InventoryItemPage>(
    { queryKey: inventoryItemKeys.lists() },
    (page) =>
      page && {
        ...page,
        inventory_items: page.inventory_items.map((row) =>
          row.id === update.id ? withLevel(row, update) : row,
        ),
      },
  )
}

/** An item as answers show it: that of its levels alone lacks the sums. */
interface Shown {
  location_levels: (LocationLevel & { available_quantity?: number })[]
  stocked_quantity?: number
}

function withLevel<Item extends Shown>(item: Item, { locationId, changes }: LevelUpdate): Item {
  const level = item.location_levels.find(({ location_id }) => location_id === locationId)
  if (!level) return item
  const { stocked_quantity = level.stocked_quantity, incoming_quantity = level.incoming_quantity } = changes
  const added = stocked_quantity - level.stocked_quantity
  const changed = {
    ...level,
    stocked_quantity,
    incoming_quantity,
    ...(level.available_quantity !== undefined && { available_quantity: level.available_quantity + added }),
  }
  return {
    ...item,
    ...(item.stocked_quantity !== undefined && { stocked_quantity: item.stocked_quantity + added }),
    location_levels: item.location_levels.map((other) => (other === level ? changed : other)),
  }
}

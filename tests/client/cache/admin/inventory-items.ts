import {
  inventoryItemKeys,
  inventoryItemQueries,
  useCreateInventoryItem,
  useCreateLocationLevel,
  useDeleteInventoryItem,
  useDeleteLocationLevel,
  useSetLocationLevels,
  useUpdateInventoryItem,
  useUpdateLocationLevel,
} from '@stoa/api/admin/inventory-items'
import { productKeys } from '@stoa/api/admin/products'
import { variantKeys } from '@stoa/api/admin/variants'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof inventoryItemQueries> = (http) => {
  const { list, rows, allRows, detail, locationLevels } = inventoryItemQueries(http)
  return {
    list: [list(), list({ q: 'mug' })],
    rows: [rows({}), rows({ q: 'mug' }), rows({}, ['metadata'])],
    allRows: [allRows({}), allRows({ q: 'mug' }), allRows({}, ['metadata'])],
    detail: [detail('iitem_1'), detail('iitem_1', { fields: 'sku' }), detail('iitem_2')],
    locationLevels: [locationLevels('iitem_1'), locationLevels('iitem_1', { location_id: ['sloc_1'] })],
  }
}

const item = [inventoryItemKeys.lists(), inventoryItemKeys.detail('iitem_1')]
const stock = [variantKeys.all, productKeys.lists(), productKeys.details()]
const level = { location_id: 'sloc_1', stocked_quantity: 5 }

export const writes = [
  written(useCreateInventoryItem, { variant_id: 'variant_1' }, [inventoryItemKeys.lists(), ...stock]),
  written(useUpdateInventoryItem, { id: 'iitem_1', changes: { title: 'Mug' } }, item),
  written(useDeleteInventoryItem, { id: 'iitem_1' }, [...item, ...stock]),
  written(useCreateLocationLevel, { id: 'iitem_1', level }, [...item, ...stock]),
  written(useUpdateLocationLevel, { id: 'iitem_1', locationId: 'sloc_1', changes: { stocked_quantity: 5 } }, [
    ...item,
    ...stock,
  ]),
  written(
    useSetLocationLevels,
    {
      ids: ['mugs'],
      change: new Map([
        ['mugs', { itemId: 'iitem_1', locationId: 'sloc_1', isNew: true, stocked_quantity: 5 }],
      ]),
    },
    [inventoryItemKeys.lists(), inventoryItemKeys.details(), ...stock],
  ),
  written(useDeleteLocationLevel, { id: 'iitem_1', locationId: 'sloc_1' }, [...item, ...stock]),
]

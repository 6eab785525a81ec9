import { defineList } from '@stoa/admin/list'
import {
  inventoryItemKeys,
  inventoryItemQueries,
  type InventoryItemRow,
} from '@stoa/api/admin/inventory-items'
import type { HttpClient } from '@stoa/api/http'
import { formatNumber } from '@stoa/i18n/numbers'
import { Link } from '@stoa/ui/link'

import { itemLine, quantitiesOf, type Quantities, type StockItem } from '../model/stock-item.ts'
import { stockPage, stockQuery } from '../model/stock-query.ts'
import { ItemCell } from './item-cell.tsx'
import { locationChoices } from './use-locations.ts'

type ItemQuery = Parameters<ReturnType<typeof inventoryItemQueries>['rows']>[0]

function readStock(http: HttpClient) {
  const queries = inventoryItemQueries(http)
  return ({ isWhole, ...query }: ItemQuery & { isWhole?: boolean }, fields: readonly string[]) => {
    const { limit: _limit, offset: _offset, ...narrowing } = query
    // A page says everything that the whole says.
    const page = queries.rows(query, fields) as unknown as ReturnType<typeof queries.allRows>
    return isWhole ? queries.allRows(narrowing, fields) : page
  }
}

const quantity = (id: keyof Quantities) => ({
  header: `inventory.columns.${id}`,
  width: '104px',
  align: 'end' as const,
  value: (item: StockItem) => quantitiesOf(item)[id],
})

/** The items that are kept in stock. */
export const stock = defineList({
  name: 'inventory',
  path: '/inventory',
  entity: 'inventory_item',
  key: inventoryItemKeys.lists(),
  read: readStock,
  // Pages of items without an order overlap.
  query: { order: 'sku' },
  toQuery: stockQuery,
  page: stockPage<InventoryItemRow>,
  rowName: itemLine,
  rowPath: ({ id }) => `/inventory/items/${id}`,
  search: { label: 'inventory.search', hint: 'inventory.searchHint' },
  filters: {
    location_id: {
      type: 'choices',
      label: 'inventory.columns.location',
      isOrdered: true,
      load: async () => locationChoices,
    },
    available: { type: 'numbers', label: 'inventory.columns.available', isLocal: true },
  },
  columns: {
    item: {
      header: 'inventory.columns.item',
      width: '36%',
      sort: 'title',
      value: itemLine,
      cell: (item) => <ItemCell item={item} />,
    },
    sku: { header: 'inventory.columns.sku', width: '136px', sort: 'sku', value: ({ sku }) => sku },
    stocked: quantity('stocked'),
    reserved: {
      ...quantity('reserved'),
      cell: (item, { href, locale }) => {
        const { reserved } = quantitiesOf(item)
        const number = formatNumber(reserved, locale)
        if (reserved === 0) return number
        const path = `/inventory/reservations?inventory_item_id=${item.id}`
        return <Link href={href(path)}>{number}</Link>
      },
    },
    available: quantity('available'),
    incoming: quantity('incoming'),
    created: {
      header: 'inventory.columns.created',
      width: '112px',
      sort: 'created_at',
      isHidden: true,
      value: ({ created_at }) => created_at && new Date(created_at),
    },
  },
  failed: 'inventory.failed',
})

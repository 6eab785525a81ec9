import type { ListFilter } from '@stoa/admin/list'
import type { OrderListQuery, OrderRow } from '@stoa/api/admin/orders'

/**
 * The query of the orders that are newer than the first page of a list; nothing where that page is not known to begin with
 * the newest order, or is empty.
 */
export function newerThan(
  rows: readonly Pick<OrderRow, 'created_at'>[] | undefined,
  { page, sort }: Pick<ListFilter, 'page' | 'sort'>,
  query: OrderListQuery,
): OrderListQuery | undefined {
  const newest = rows?.[0]?.created_at
  if (newest === undefined || page > 1 || sort) return undefined
  // The store keeps microseconds and sends milliseconds, so that the newest order is newer than its own moment.
  const next = new Date(Date.parse(String(newest)) + 1).toISOString()
  return { ...query, created_at: { ...query.created_at, gt: next } }
}

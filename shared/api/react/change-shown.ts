import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Where the cache shows an entity: under one name in the answers about it alone, under another in its lists. */
interface Shown {
  keys: { lists: () => QueryKey; detail: (id: string) => QueryKey }
  /** For example `price_list`. */
  one: string
  /** For example `price_lists`. */
  many: string
}

/**
 * Changes one entity wherever the cache shows it: in every page of its lists and in the answers about it alone. For
 * previews; what the cache does not show stays unread.
 */
export function changeShown<Entity extends { id: string }>(
  cache: QueryClient,
  { keys, one, many }: Shown,
  id: string,
  change: (shown: Entity) => Entity,
): void {
  cache.setQueriesData<Record<string, Entity>>({ queryKey: keys.detail(id) }, (answer) => {
    const entity = answer?.[one]
    return entity && { ...answer, [one]: change(entity) }
  })
  cache.setQueriesData<Record<string, Entity[]>>({ queryKey: keys.lists() }, (page) => {
    const rows = page?.[many]
    return rows && { ...page, [many]: rows.map((row) => (row.id === id ? change(row) : row)) }
  })
}

/** Drops undefined values, so that a preview does not overwrite the fields that a write leaves alone. */
export const withoutUndefined = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>

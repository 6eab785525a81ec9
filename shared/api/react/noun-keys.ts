/** The two audiences of the backend: their answers about the same noun differ, so their keys have roots apart. */
export type Audience = 'admin' | 'store'

/**
 * The keys that every noun has, each spread from its parent, so that making a parent stale makes its children stale:
 * `all` > `lists()` > `list(query)` and `all` > `details()` > `detail(id, query?)`. What a noun has beside them spreads
 * one of these and adds a word, for instance `[...detail(id), 'variants', query]`.
 */
export function nounKeys<const Noun extends string>(audience: Audience, noun: Noun) {
  const all = [audience, noun] as const
  const lists = () => [...all, 'list'] as const
  const details = () => [...all, 'detail'] as const
  return {
    all,
    lists,
    list: (query: object = {}) => [...lists(), query] as const,
    details,
    detail: (id: string, ...query: [] | [object]) => [...details(), id, ...query] as const,
  }
}

/** The two audiences of the backend. Their answers about the same noun differ, so their keys have separate roots. */
export type Audience = 'admin' | 'store'

const keysOf = <const Noun extends string>(audience: Audience, noun: Noun) => {
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

/** The keys that every noun has. */
type NounKeys<Noun extends string> = ReturnType<typeof keysOf<Noun>>

/**
 * The keys of a noun, each spread from its parent, so that making a parent stale makes its children stale:
 * `all` > `lists()` > `list(query)` and `all` > `details()` > `detail(id, query?)`. `more` adds the noun's own keys, which
 * spread one of these and add a word, for instance `[...detail(id), 'variants', query]`.
 */
export function nounKeys<const Noun extends string, More extends object>(
  audience: Audience,
  noun: Noun,
  more?: (keys: NounKeys<Noun>) => More,
): NounKeys<Noun> & More {
  const keys = keysOf(audience, noun)
  return { ...keys, ...more?.(keys) } as NounKeys<Noun> & More
}

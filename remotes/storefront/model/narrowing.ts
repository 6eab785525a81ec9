/** The orders that a list can be read in. Without one it is newest first, or in its collection's own order. */
export const SORTS = ['newest', 'title', 'cheapest', 'dearest'] as const

export type Sort = (typeof SORTS)[number]

/** The keys of the address whose values can be chosen together. */
export type FacetKey = 'type' | 'tag' | 'option'

/** The keys of the address that limit a search to lists. */
export type ScopeKey = 'category' | 'collection'

/** The lists that a search can be limited to, by their ids. */
export interface SearchLists {
  categories: readonly { id: string; label: string }[]
  collections: readonly { id: string; label: string }[]
}

/** What the backend searches in, as the address says. */
export const searchScope = (search: URLSearchParams) => {
  const [category, collection] = [search.getAll('category'), search.getAll('collection')]
  return {
    ...(category.length > 0 && { category_id: category, include_category_children: true }),
    ...(collection.length > 0 && { collection_id: collection }),
  }
}

/** The lists that the address limits a search to, each with its key. One that does not exist has no label. */
export const chosenLists = (search: URLSearchParams, { categories, collections }: SearchLists) =>
  (
    [
      ['category', categories],
      ['collection', collections],
    ] as const
  ).flatMap(([key, lists]) =>
    search.getAll(key).map((id) => ({ key, id, label: lists.find((list) => list.id === id)?.label })),
  )

/** How the address narrows and sorts a list. Prices are in minor units of the region's currency. */
export interface Narrowing {
  sort: Sort | null
  /** Ids. */
  type: readonly string[]
  /** Ids. */
  tag: readonly string[]
  /** Such as `Size:M`. */
  option: readonly string[]
  from: number | null
  to: number | null
  inStock: boolean
}

const amountOf = (text: string | null): number | null =>
  text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null

/** Reads the address; ignores what is not valid. */
export function narrowingOf(search: URLSearchParams): Narrowing {
  const [from, to] = priceRange(amountOf(search.get('from')), amountOf(search.get('to')))
  return {
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? null,
    type: search.getAll('type'),
    tag: search.getAll('tag'),
    option: search.getAll('option'),
    from,
    to,
    inStock: search.get('stock') === '1',
  }
}

/** Whether anything but the order is narrowed. */
export const isNarrowed = ({ type, tag, option, from, to, inStock }: Narrowing): boolean =>
  type.length + tag.length + option.length > 0 || from !== null || to !== null || inStock

/** The backend neither sorts by price nor knows these filters: the browser needs the whole list. */
export const needsWholeList = (narrowing: Narrowing): boolean =>
  isNarrowed(narrowing) || narrowing.sort === 'cheapest' || narrowing.sort === 'dearest'

/** What the backend cannot do by itself: the options, the price and the stock. It does filter by type and tag. */
export const needsBrowser = ({ sort, option, from, to, inStock }: Narrowing): boolean =>
  isNarrowed({ sort, type: [], tag: [], option, from, to, inStock }) ||
  sort === 'cheapest' ||
  sort === 'dearest'

/** The limits of a price in the order that makes sense, however they were typed. */
export const priceRange = (from: number | null, to: number | null): [number | null, number | null] =>
  from !== null && to !== null && from > to ? [to, from] : [from, to]

/** The address with one key set, or without it for null. Starts at the first page again. */
export function withKey(search: URLSearchParams, key: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  if (value === null) next.delete(key)
  else next.set(key, value)
  return next
}

/** The address with a value of a facet added, or removed if it is there. Starts at the first page again. */
export function toggled(search: URLSearchParams, key: FacetKey | ScopeKey, value: string): URLSearchParams {
  const next = new URLSearchParams(search)
  const values = search.getAll(key)
  next.delete('page')
  next.delete(key)
  const remaining = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  for (const each of remaining) next.append(key, each)
  return next
}

/** The address without any filter; text and order stay. */
export function cleared(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const key of ['category', 'collection', 'type', 'tag', 'option', 'from', 'to', 'stock', 'page'])
    next.delete(key)
  return next
}

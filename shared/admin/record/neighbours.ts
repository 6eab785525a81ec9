/** One page of a list. */
export interface ListedPage {
  /** Counts from 1. */
  page: number
  /** The addresses of its rows. */
  paths: readonly string[]
  /** The rows of a full page. */
  limit: number
  /** The rows on all pages. */
  count: number
}

/** A record beside another: its address, or where to find it on the page before or after. */
export type Neighbour = { path: string } | { page: number; at: 'first' | 'last' }

/** A record among those of the list that it was opened from. */
export interface Neighbours {
  /** Counts from 1. */
  position: number
  count: number
  /** Undefined for the first record. */
  previous: Neighbour | undefined
  /** Undefined for the last record. */
  next: Neighbour | undefined
}

/** The neighbours of the record at an address; undefined where the page does not list it. */
export function neighboursOf(
  { page, paths, limit, count }: ListedPage,
  path: string,
): Neighbours | undefined {
  const index = paths.indexOf(path)
  if (index < 0) return undefined
  const before = paths[index - 1]
  const after = paths[index + 1]
  const position = (page - 1) * limit + index + 1
  return {
    position,
    // Rows may have been added since the list was counted.
    count: Math.max(position, count),
    previous: before === undefined ? pageBefore(page) : { path: before },
    next: after === undefined ? pageAfter(page, limit, count) : { path: after },
  }
}

const pageBefore = (page: number): Neighbour | undefined =>
  page > 1 ? { page: page - 1, at: 'last' } : undefined

const pageAfter = (page: number, limit: number, count: number): Neighbour | undefined =>
  page * limit < count ? { page: page + 1, at: 'first' } : undefined

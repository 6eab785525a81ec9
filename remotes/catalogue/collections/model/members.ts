import type { ListFilter } from '@stoa/admin/list'
import type { collectionCalls } from '@stoa/api/admin/collections'
import { hasText } from '@stoa/i18n/search-text'

/** A collection with all its products, as its page shows it. */
export type CollectionOfPage = Awaited<ReturnType<typeof collectionCalls.retrieve>>['collection']

interface Member {
  id: string
  title: string
  handle: string | null
}

/** One page of the products that fit the search, in the order given; all of them are at hand. */
export function membersOn<Product extends Member>(
  products: readonly Product[],
  filter: Pick<ListFilter, 'q' | 'page' | 'limit'>,
): { rows: Product[]; count: number } {
  const fitting = products.filter(
    ({ title, handle }) => hasText(title, filter.q) || hasText(handle, filter.q),
  )
  const offset = (filter.page - 1) * filter.limit
  return { rows: fitting.slice(offset, offset + filter.limit), count: fitting.length }
}

/** A step that a product can go in the order of its collection. */
export type MemberMove = 'first' | 'up' | 'down' | 'last'

/** The ids after one of them went a step; undefined where it stands there already. */
export function afterMove(ids: readonly string[], id: string, move: MemberMove): string[] | undefined {
  const from = ids.indexOf(id)
  const last = ids.length - 1
  const to = { first: 0, up: Math.max(0, from - 1), down: Math.min(last, from + 1), last }[move]
  if (from < 0 || to === from) return undefined
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** What has to be put in and taken out so that `before` becomes `after`. */
export function memberChanges(before: ReadonlySet<string>, after: ReadonlySet<string>) {
  return {
    added: [...after].filter((id) => !before.has(id)),
    removed: [...before].filter((id) => !after.has(id)),
  }
}

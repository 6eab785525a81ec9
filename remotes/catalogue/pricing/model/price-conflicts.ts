import { priceListStatusOf, type Dated } from './price-list-status.ts'
import type { PricedProduct } from './price-sheet.ts'

/** What of a price list decides whether it competes with another. */
export interface Competitor extends Dated {
  id: string
  name: string
  customer_groups?: readonly { id: string }[]
}

/** A price list that is active or will be, with the variants that it prices as well. */
export interface Conflict {
  list: { id: string; name: string }
  variants: readonly string[]
}

interface Subject {
  /** Null for one that does not exist yet. */
  id: string | null
  starts: string | null
  ends: string | null
  /** Ids of customer groups; none for everybody. */
  groups: readonly string[]
}

/** A price list as one that competes with others. */
export const subjectOf = ({
  id,
  starts_at: starts,
  ends_at: ends,
  customer_groups: groups = [],
}: Omit<Competitor, 'name'>): Subject => ({ id, starts, ends, groups: groups.map((group) => group.id) })

/** The price lists that work for some of the same people at some of the same time, now or later. */
export function rivalsOf<List extends Competitor>(
  subject: Subject,
  lists: readonly List[],
  now = new Date(),
): List[] {
  return lists.filter((list) => list.id !== subject.id && isWorking(list, now) && meets(subject, list))
}

/** Products with those of their variants that have a price in some list. */
export type Priced = readonly { id: string; variants: readonly { id: string }[] }[]

/** Those of products and of their variants that have a price in a list, as their prices say. */
export const pricedIn = (listId: string, products: readonly PricedProduct[]): Priced =>
  products.flatMap(({ id, variants }) => {
    const priced = variants.filter(({ prices }) =>
      prices.some(({ price_list_id }) => price_list_id === listId),
    )
    return priced.length > 0 ? [{ id, variants: priced }] : []
  })

/** The variants that are in a price list too, as the prices of its products say. Nothing where there are none. */
export function conflictWith(
  { id, name }: { id: string; name: string },
  products: readonly PricedProduct[],
  priced: Priced,
): Conflict[] {
  const own = new Set(priced.flatMap(({ variants }) => variants.map((variant) => variant.id)))
  const variants = products.flatMap(({ title, variants: all }) =>
    all
      .filter(
        (variant) => own.has(variant.id) && variant.prices.some(({ price_list_id }) => price_list_id === id),
      )
      .map((variant) => `${title} – ${variant.title}`),
  )
  return variants.length > 0 ? [{ list: { id, name }, variants }] : []
}

const isWorking = (list: Dated, now: Date) => ['active', 'scheduled'].includes(priceListStatusOf(list, now))

function meets({ starts, ends, groups }: Subject, list: Competitor): boolean {
  const others = (list.customer_groups ?? []).map(({ id }) => id)
  const forAll = groups.length === 0 || others.length === 0
  if (!forAll && !others.some((id) => groups.includes(id))) return false
  return (
    momentOf(starts, -Infinity) < momentOf(list.ends_at, Infinity) &&
    momentOf(list.starts_at, -Infinity) < momentOf(ends, Infinity)
  )
}

/** In milliseconds; `open` where there is no date. */
export const momentOf = (moment: string | null, open: number): number =>
  moment === null ? open : new Date(moment).getTime()

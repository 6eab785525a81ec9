import { offsetOf, type ListFilter, type ListQuery } from '@stoa/admin/list'

/** The store filters no gift cards: with a filter so many are read at once and looked through here. */
export const LOOKED_THROUGH = 500

interface Card {
  balance: number
  is_disabled: boolean
  region: { id: string }
}

const isFiltered = ({ set }: ListFilter) => Object.values(set).some((values) => values.length > 0)

/** What to ask the store for. */
export const issuedQuery = (query: ListQuery, filter: ListFilter): ListQuery =>
  isFiltered(filter) ? { ...query, limit: LOOKED_THROUGH, offset: 0 } : query

function fits({ balance, is_disabled, region }: Card, set: ListFilter['set']): boolean {
  const has = (filter: string, value: string) => {
    const wanted = set[filter] ?? []
    return wanted.length === 0 || wanted.includes(value)
  }
  return (
    has('region', region.id) &&
    has('balance', balance > 0 ? 'left' : 'none') &&
    has('disabled', is_disabled ? 'yes' : 'no')
  )
}

/** One page of the cards that came, and whether cards were left out that nobody has looked at. */
export function issuedPage<Row extends Card>(
  { gift_cards: cards, count }: { gift_cards: readonly Row[]; count: number },
  filter: ListFilter,
): { rows: readonly Row[]; count: number; isPartial: boolean } {
  if (!isFiltered(filter)) return { rows: cards, count, isPartial: false }
  const fitting = cards.filter((card) => fits(card, filter.set))
  const offset = offsetOf(filter)
  return {
    rows: fitting.slice(offset, offset + filter.limit),
    count: fitting.length,
    isPartial: count > cards.length,
  }
}

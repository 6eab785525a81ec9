import type { ReactNode } from 'react'

import { lazyPart } from '../lazy-dialog/lazy-part.tsx'
import { isNarrowed, type ListFilter } from './list-filter.ts'

const NoMatch = lazyPart(
  async () => (await import(/* webpackChunkName: "list-more" */ './no-match.tsx')).NoMatch,
)

interface NoRowsProps {
  filter: ListFilter
  onTurn: (page: number) => void
  onReset: () => void
  /** Shown when there is nothing at all. */
  children: ReactNode
}

/** Why there are no rows: the page lies past the end, nothing fits the filter, or there is nothing yet. */
export function NoRows({ filter, onTurn, onReset, children }: NoRowsProps) {
  const isPastEnd = filter.page > 1
  if (!isPastEnd && !isNarrowed(filter)) return children
  return <NoMatch isPastEnd={isPastEnd} onFirst={() => onTurn(1)} onReset={onReset} />
}

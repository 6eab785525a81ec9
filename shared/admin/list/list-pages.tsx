import { offsetOf, PAGE_SIZES, pageAt } from './list-filter.ts'
import type { useListFilter } from './use-list-filter.ts'
import { Pagination } from '@stoa/ui/pagination'

interface ListPagesProps {
  list: Pick<ReturnType<typeof useListFilter>, 'filter'> & {
    narrow: (next: { limit: number }) => unknown
    turnTo: (page: number) => unknown
  }
  /** The rows on all pages. */
  count: number
}

/** Turns the pages of a list, and chooses how long they are. */
export function ListPages({ list: { filter, narrow, turnTo }, count }: ListPagesProps) {
  return (
    <Pagination
      offset={offsetOf(filter)}
      limit={filter.limit}
      count={count}
      onChange={(offset) => turnTo(pageAt(offset, filter.limit))}
      sizes={{
        options: PAGE_SIZES,
        onChange: (limit) => narrow({ limit }),
      }}
    />
  )
}

import { useSearchParams } from 'react-router'

import { NO_FILTER, readListFilter, writeListFilter, type ListFilter } from './list-filter.ts'

/**
 * The filter of a list, kept in the address: Back undoes it and a link carries it. A search replaces its entry in the
 * history, every other step adds one; narrowing starts on the first page and leaves the page where it is scrolled to.
 */
export function useListFilter<Status extends string>(known: readonly Status[]) {
  const [params, setParams] = useSearchParams()
  const change = (
    next: Partial<ListFilter<Status>>,
    options?: { replace: boolean; preventScrollReset: boolean },
  ) => setParams((current) => writeListFilter({ ...readListFilter(current, known), ...next }), options)
  return {
    filter: readListFilter(params, known),
    narrow: (next: Partial<ListFilter<Status>>) =>
      change({ page: 1, ...next }, { replace: next.q !== undefined, preventScrollReset: true }),
    turnTo: (page: number) => change({ page }),
    reset: () => change(NO_FILTER),
  }
}

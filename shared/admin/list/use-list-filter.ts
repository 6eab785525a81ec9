import { useSearchParams } from 'react-router'

import { NO_FILTER, readListFilter, writeListFilter, type ListFilter, type ListRules } from './list-filter.ts'
import { ALL_VIEWS, NO_VIEWS, openedParams, VIEW_PARAM, type ListViews } from './views.ts'

/**
 * The filter of a list, kept in the address: Back undoes it and a link carries it. Where the address says nothing, the
 * list opens with the view that comes first. A search replaces its entry in the history, every other step adds one;
 * narrowing starts on the first page and leaves the page where it is scrolled to.
 */
export function useListFilter(rules: ListRules, kept: ListViews = NO_VIEWS) {
  const [params, setParams] = useSearchParams()
  const opened = openedParams(kept, params)
  const change = (next: Partial<ListFilter>, options?: { replace: boolean; preventScrollReset: boolean }) =>
    setParams((current) => {
      const before = openedParams(kept, current)
      const written = writeListFilter({ ...readListFilter(before, rules), ...next })
      const view = before.get(VIEW_PARAM)
      if (view) written.set(VIEW_PARAM, view)
      if (written.size === 0 && kept.first !== undefined) written.set(VIEW_PARAM, ALL_VIEWS)
      return written
    }, options)
  const filter = readListFilter(opened, rules)
  return {
    filter,
    /** What the list shows as an address, for views. */
    params: opened,
    narrow: (next: Partial<ListFilter>) =>
      change({ page: 1, ...next }, { replace: next.q !== undefined, preventScrollReset: true }),
    /** Sets one filter; no values take it away. */
    setFilter: (name: string, values: readonly string[]) =>
      change(
        { page: 1, set: { ...filter.set, [name]: values } },
        { replace: false, preventScrollReset: true },
      ),
    turnTo: (page: number) => change({ page }),
    /** All rows again, whatever the view; the number of rows stays. */
    reset: () => {
      const all = writeListFilter({ ...NO_FILTER, limit: filter.limit })
      if (kept.first !== undefined) all.set(VIEW_PARAM, ALL_VIEWS)
      setParams(all)
    },
    /** Shows an address of this list, such as that of a view, in place of the one before. */
    open: (search: string) =>
      setParams(new URLSearchParams(search), { replace: true, preventScrollReset: true }),
  }
}

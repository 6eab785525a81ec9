/** The rows of one page of a list. */
export const PAGE_SIZE = 15

/** What a list of the staff's API is narrowed to, and how far a person has turned its pages. */
export interface ListFilter<Status extends string = string> {
  /** Trimmed; empty for no search. */
  q: string
  /** None means all. */
  statuses: readonly Status[]
  /** Counts from 1. */
  page: number
}

/** Everything, from the first page on. */
export const NO_FILTER: ListFilter<never> = { q: '', statuses: [], page: 1 }

/** The filter of an address. Statuses come in the order in which they are `known`; what makes no sense is dropped. */
export function readListFilter<Status extends string>(
  params: URLSearchParams,
  known: readonly Status[],
): ListFilter<Status> {
  const wanted = new Set<string>(params.getAll('status'))
  const page = Number(params.get('page'))
  return {
    q: params.get('q')?.trim() ?? '',
    statuses: known.filter((status) => wanted.has(status)),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The filter as {@link readListFilter} reads it; nothing for what is the default. */
export function writeListFilter({ q, statuses, page }: ListFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  for (const status of statuses) params.append('status', status)
  if (page > 1) params.set('page', String(page))
  return params
}

/** Whether rows may be missing because of the filter; the page does not count. */
export const isNarrowed = ({ q, statuses }: ListFilter): boolean => q !== '' || statuses.length > 0

/** How many rows lie before the page. */
export const offsetOf = ({ page }: ListFilter): number => (page - 1) * PAGE_SIZE

/** The page that holds the row with this offset. */
export const pageAt = (offset: number): number => Math.floor(offset / PAGE_SIZE) + 1

/** The parameters of a list call for one page of the filter, without those that do not narrow. */
export function listQueryOf<Status extends string>(filter: ListFilter<Status>) {
  const { q, statuses } = filter
  return {
    ...(q && { q }),
    ...(statuses.length > 0 && { status: [...statuses] }),
    limit: PAGE_SIZE,
    offset: offsetOf(filter),
  }
}

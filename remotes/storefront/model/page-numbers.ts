/** A page of a list, or a gap of pages that are not named. */
export type PageMark = number | 'gap'

const NAMED = 7

/** The pages to name: all up to seven, else the ends and the neighbours of the current one. */
export function pageNumbers(current: number, last: number): PageMark[] {
  if (last <= NAMED) return Array.from({ length: last }, (_, index) => index + 1)
  const near = [current - 1, current, current + 1]
  const edge = current <= 3 ? [1, 2, 3, 4] : current >= last - 2 ? [last - 3, last - 2, last - 1, last] : near
  const pages = [...new Set([1, ...edge, last])].filter((page) => page >= 1 && page <= last)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page]
  })
}

/** The page number of a URL: 1 for invalid ones. */
export function pageOf(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 ? page : 1
}

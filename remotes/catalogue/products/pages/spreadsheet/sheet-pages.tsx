import type { ListFilter } from '@stoa/admin/list'
import { Pagination } from '@stoa/ui/pagination'

import { SHEET_PAGE } from './use-sheet.ts'

interface SheetPagesProps {
  list: { filter: ListFilter; turnTo: (page: number) => unknown }
  /** The products on all pages. */
  count: number
}

/** Turns the pages of the spreadsheet, which are longer than those of a list. */
export function SheetPages({ list: { filter, turnTo }, count }: SheetPagesProps) {
  return (
    <Pagination
      offset={(filter.page - 1) * SHEET_PAGE}
      limit={SHEET_PAGE}
      count={count}
      onChange={(offset) => void turnTo(offset / SHEET_PAGE + 1)}
    />
  )
}

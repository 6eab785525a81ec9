import type { ListFilter } from '@stoa/api/list'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Pagination } from '@stoa/ui/pagination'

import { SHEET_PAGE } from './use-sheet.ts'

interface SheetPagesProps {
  list: { filter: ListFilter; turnTo: (page: number) => unknown }
  /** The products on all pages. */
  count: number
}

/** Turns the pages of the spreadsheet, which are longer than those of a list. */
export function SheetPages({ list: { filter, turnTo }, count }: SheetPagesProps) {
  const { t, locale } = useTranslation()
  const number = (value: number) => formatNumber(value, locale)
  return (
    <Pagination
      offset={(filter.page - 1) * SHEET_PAGE}
      limit={SHEET_PAGE}
      count={count}
      onChange={(offset) => void turnTo(offset / SHEET_PAGE + 1)}
      rangeLabel={({ from, to, count: total }) =>
        t('list.range', { from: number(from), to: number(to), total: number(total) })
      }
      label={t('list.pages')}
      previousLabel={t('list.previous')}
      nextLabel={t('list.next')}
    />
  )
}

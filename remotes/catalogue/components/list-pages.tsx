import { offsetOf, PAGE_SIZES, pageAt, type useListFilter } from '@stoa/api/list'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
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
  const { t, locale } = useTranslation()
  const number = (value: number) => formatNumber(value, locale)
  return (
    <Pagination
      offset={offsetOf(filter)}
      limit={filter.limit}
      count={count}
      onChange={(offset) => turnTo(pageAt(offset, filter.limit))}
      rangeLabel={({ from, to, count: total }) =>
        t('list.range', { from: number(from), to: number(to), total: number(total) })
      }
      label={t('list.pages')}
      previousLabel={t('list.previous')}
      nextLabel={t('list.next')}
      sizes={{
        options: PAGE_SIZES,
        label: t('list.sizes.label'),
        optionLabel: (rows) => t('list.sizes.rows', { number: number(rows) }),
        onChange: (limit) => narrow({ limit }),
      }}
    />
  )
}

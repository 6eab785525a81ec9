import { readListFilter, type ListRules, type useList } from '@stoa/admin/list'
import { orderQueries, type OrderListQuery, type OrderRow } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { useQueries } from '@tanstack/react-query'

import { useLinkedViews } from './use-linked-views.ts'

type Handle = ReturnType<typeof useList<OrderRow>>

/** Counts change while the list is open; a hidden tab requests nothing. */
const EVERY_MINUTE = 60_000

const filterOf = (href: string, rules: ListRules) =>
  readListFilter(new URL(href, window.location.href).searchParams, rules)

/** The views of the list, those that it comes with labelled with the number of their orders, and views of other lists. */
export function useViewCounts({ list, views, page }: Handle): Handle['views'] {
  const { t } = useTranslation()
  const queries = orderQueries(useApi())
  const counted = views.views.filter(({ id }) => list.views.some((given) => given.id === id))
  const counts = useQueries({
    queries: counted.map(({ href }) => ({
      ...queries.count(list.queryOf(filterOf(href, list.rules)) as OrderListQuery),
      refetchInterval: EVERY_MINUTE,
    })),
  })
  const linked = useLinkedViews(page !== undefined)
  const countOf = new Map(counted.map(({ id }, at) => [id, counts[at]?.data]))
  return {
    ...views,
    views: [
      ...views.views.map((view) => {
        const count = countOf.get(view.id)
        return count === undefined
          ? view
          : { ...view, label: t('orderList.counted', { name: view.name, count }) }
      }),
      ...linked,
    ],
  }
}

import { draftOrderQueries } from '@stoa/api/admin/draft-orders'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import type { SavedView } from '@stoa/ui/saved-views'
import { useQuery } from '@tanstack/react-query'

import { awaitedReturnsQuery } from '../../../after-sale/pages/returns/inbox-query.ts'

const OPEN = { status: ['open' as const], limit: 1 }
const EVERY_MINUTE = 60_000

/**
 * Views of other lists that belong to the work with orders, with their counts: returns that are awaited, and open drafts.
 * Their counts are read when `isReady`, after the orders.
 */
export function useLinkedViews(isReady: boolean): SavedView[] {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const http = useApi()
  const quiet = { enabled: isReady, staleTime: EVERY_MINUTE, meta: { quiet: true } } as const
  const { data: awaited } = useQuery({ ...awaitedReturnsQuery(http), ...quiet })
  const { data: drafts } = useQuery({ ...draftOrderQueries(http).list(OPEN), ...quiet })
  const view = (id: string, name: string, path: string, count: number | undefined) => ({
    id,
    name,
    ...(count !== undefined && { label: t('orderList.counted', { name, count }) }),
    href: href(path),
  })
  return [
    view('returns', t('orderList.views.returns'), '/returns?needs=receive', awaited),
    view('drafts', t('orderList.views.drafts'), '/draft-orders?status=open', drafts?.count),
  ]
}

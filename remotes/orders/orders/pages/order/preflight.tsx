import { orderQueries, type AdminOrder } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Inline } from '@stoa/ui/inline'
import { Link } from '@stoa/ui/link'
import { Stack } from '@stoa/ui/stack'
import { useQuery } from '@tanstack/react-query'

import { preflightOf } from '../../model/preflight.ts'

/** How many other orders of the buyer are shown. */
const MOST = 5

/** What to look at before an order is packed. Nothing where nothing speaks against it. */
export function Preflight({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { data } = useQuery(
    orderQueries(useApi()).list({
      customer_id: order.customer.id,
      status: ['pending'],
      fulfillment_status: ['not_fulfilled', 'partially_fulfilled'],
      limit: MOST + 1,
    }),
  )
  const warnings = preflightOf(order)
  const others = (data?.orders ?? []).filter(({ id }) => id !== order.id).slice(0, MOST)
  if (warnings.length + others.length === 0) return null
  return (
    <Banner tone="warning" title={t('order.preflight.title')}>
      <Stack gap={1}>
        {warnings.map((warning) => (
          <p key={warning}>{t(`order.preflight.${warning}`)}</p>
        ))}
        {others.length > 0 ? (
          <Inline>
            <span>{t('order.preflight.others')}</span>
            {others.map(({ id, display_id }) => (
              <Link key={id} href={href(`/orders/${id}`)}>
                <bdi>{`#${display_id}`}</bdi>
              </Link>
            ))}
          </Inline>
        ) : null}
      </Stack>
    </Banner>
  )
}

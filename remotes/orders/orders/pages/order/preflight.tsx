import { orderQueries, type AdminOrder } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { Banner } from '@stoa/ui/banner'
import { Inline } from '@stoa/ui/inline'
import { Link } from '@stoa/ui/link'
import { Stack } from '@stoa/ui/stack'
import { useQuery } from '@tanstack/react-query'

import { TO_FULFIL } from '../../model/order-filter.ts'
import { scarceLines } from '../../model/packing.ts'
import { preflightOf } from '../../model/preflight.ts'
import type { useOrderStock } from './use-order-stock.ts'

/** How many other orders of the buyer are shown. */
const MOST = 5

interface PreflightProps {
  order: AdminOrder
  /** Where the pieces of the order are. */
  stock: Pick<ReturnType<typeof useOrderStock>, 'isLoaded' | 'locations' | 'stock'>
}

/** What to look at before an order is packed. Nothing where nothing speaks against it. */
export function Preflight({ order, stock }: PreflightProps) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const { data } = useQuery(
    orderQueries(useApi()).list({
      customer_id: order.customer.id,
      ...TO_FULFIL,
      limit: MOST + 1,
    }),
  )
  const warnings = preflightOf(order)
  const others = (data?.orders ?? []).filter(({ id }) => id !== order.id).slice(0, MOST)
  const locationIds = stock.locations.map(({ id }) => id)
  const scarce = stock.isLoaded ? scarceLines(order.items, locationIds, stock.stock) : []
  const products = formatList([...new Set(scarce.map(({ title }) => title))], locale)
  if (warnings.length + others.length + scarce.length === 0) return null
  return (
    <Banner tone="warning" title={t('order.preflight.title')}>
      <Stack gap={1}>
        {warnings.map((warning) => (
          <p key={warning}>{t(`order.preflight.${warning}`)}</p>
        ))}
        {scarce.length > 0 ? <p>{t('order.preflight.notInStock', { products })}</p> : null}
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

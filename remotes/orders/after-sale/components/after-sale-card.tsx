import { orderEditQueries } from '@stoa/api/admin/order-edits'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { Stack } from '@stoa/ui/stack'
import { useQuery } from '@tanstack/react-query'

import { returnObstacle } from '../model/allowed.ts'
import { owedAfterEdits } from '../model/balance.ts'
import { EditPart } from '../order-edits/edit-part.tsx'
import { ClaimPart } from '../claims/claim-part.tsx'
import { ExchangePart } from '../exchanges/exchange-part.tsx'
import { ReturnPart } from '../returns/return-part.tsx'
import { AfterSaleMenu } from './after-sale-menu.tsx'

/** The returns, exchanges, claims and changes of an order, with what each still needs. */
export function AfterSaleCard({ order }: { order: AdminOrder }) {
  const { t, locale } = useTranslation()
  const http = useApi()
  const { data } = useQuery({
    ...orderEditQueries(http).list({ order_id: order.id, limit: 100, expand: 'payment_collection' }),
    enabled: order.edits.length > 0,
  })
  const edits = data?.order_edits ?? []
  const own = order.returns.filter(({ claim_order_id }) => !claim_order_id)
  const owed = owedAfterEdits(order)
  const obstacle = returnObstacle(order)
  const isEmpty = own.length + order.swaps.length + order.claims.length + order.edits.length === 0
  return (
    <Card title={t('afterSale.title')} actions={<AfterSaleMenu order={order} edits={edits} />}>
      <Stack>
        {owed > 0 ? (
          <Banner
            tone="warning"
            title={t('orderEdits.owed', { amount: formatMoney(owed, order.currency_code, locale) })}
          >
            {t('orderEdits.owedHint')}
          </Banner>
        ) : null}
        {edits.map((edit) => (
          <EditPart key={edit.id} order={order} edit={edit} />
        ))}
        {own.map((entry) => (
          <ReturnPart key={entry.id} order={order} entry={entry} />
        ))}
        {order.swaps.map((swap) => (
          <ExchangePart key={swap.id} order={order} swap={swap} />
        ))}
        {order.claims.map((claim) => (
          <ClaimPart key={claim.id} order={order} claim={claim} />
        ))}
        {isEmpty ? <p>{t(obstacle ? `afterSale.obstacles.${obstacle}` : 'afterSale.none')}</p> : null}
      </Stack>
    </Card>
  )
}

import { draftOrderQueries, useMarkDraftOrderPaid, type AdminDraftOrder } from '@stoa/api/admin/draft-orders'
import { useApi } from '@stoa/api/react'
import { useDialogs, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Inline } from '@stoa/ui/inline'
import { LinkButton } from '@stoa/ui/link-button'
import { Stack } from '@stoa/ui/stack'
import { useQueryClient } from '@tanstack/react-query'

import { PaymentLink } from './payment-link.tsx'
import { Reminder } from './reminder.tsx'

/** How the draft is paid: by its link, or by marking it as paid. A paid one leads to its order. */
export function PaymentCard({ draft }: { draft: AdminDraftOrder }) {
  const { id, display_id, order_id, cart } = draft
  const { t, locale } = useTranslation()
  const { confirm } = useDialogs()
  const { href, open } = useNavigation()
  const notify = useNotify()
  const cache = useQueryClient()
  const query = draftOrderQueries(useApi()).detail(id)
  const { mutateAsync: markPaid, isPending } = useMarkDraftOrderPaid()
  const amount = formatMoney(cart.total ?? 0, cart.region.currency_code, locale)
  const openOrder = (orderId: string) => open(`/orders/${orderId}`)
  const pay = async () => {
    // Others, or the customer by the link, may have paid meanwhile.
    const now = await cache.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
    if (now?.draft_order.order_id) return openOrder(now.draft_order.order_id)
    const isConfirmed = await confirm({
      title: t('draftOrders.payment.ask', { number: display_id }),
      message: t('draftOrders.payment.message', { amount }),
      confirmLabel: t('draftOrders.payment.confirm'),
    })
    if (!isConfirmed) return
    // The shell reports a failure.
    const answer = await markPaid({ id }).catch(() => undefined)
    // A refusal may mean that it is paid already; the page shows it then.
    if (!answer) return void cache.invalidateQueries({ queryKey: query.queryKey })
    notify.success(t('draftOrders.payment.done'), `#${answer.order.display_id}`)
    openOrder(answer.order.id)
  }
  if (order_id) {
    return (
      <Card title={t('draftOrders.payment.title')} description={t('draftOrders.payment.paid')}>
        <LinkButton href={href(`/orders/${order_id}`)}>{t('draftOrders.payment.open')}</LinkButton>
      </Card>
    )
  }
  return (
    <Card title={t('draftOrders.payment.title')} description={t('draftOrders.payment.hint', { amount })}>
      <Stack>
        <Inline>
          <PaymentLink draft={draft} />
          <Button
            variant="primary"
            isLoading={isPending}
            isDisabled={cart.items.length === 0}
            onPress={() => void pay()}
          >
            {t('draftOrders.payment.action')}
          </Button>
        </Inline>
        <Reminder draft={draft} />
      </Stack>
    </Card>
  )
}

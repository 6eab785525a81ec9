import { useCapturePayment, type AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Stack } from '@stoa/ui/stack'
import { TotalList, type TotalRow } from '@stoa/ui/total-list'

import { PaymentStatusBadge } from '../../components/status-badge.tsx'
import { ledgerOf } from '../../model/ledger.ts'
import { capturableTotal, isStatusBehind } from '../../model/payments.ts'
import { CapturePayment } from './capture-payment.tsx'
import styles from './payment-card.module.css'
import { PaymentRow } from './payment-row.tsx'

/** What was authorized, captured, paid back and is due, for the order and for each payment. */
export function PaymentCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const { payments, payment_status } = order
  const capturable = capturableTotal(order)
  const rows = useLedgerRows(order)
  return (
    <Card
      title={t('orders.payment.title')}
      badge={<PaymentStatusBadge status={payment_status} />}
      actions={capturable > 0 ? <CapturePayment order={order} amount={capturable} /> : null}
    >
      {payments.length === 0 ? (
        <EmptyState title={t('orders.payment.none')} message={t('orders.payment.noneMessage')} />
      ) : (
        <Stack>
          {isStatusBehind(order) ? <UpdateStatus id={order.id} /> : null}
          <TotalList rows={rows} />
          <ul className={styles.payments}>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} order={order} payment={payment} />
            ))}
          </ul>
        </Stack>
      )}
    </Card>
  )
}

function useLedgerRows(order: AdminOrder): TotalRow[] {
  const { t, locale } = useTranslation()
  const ledger = ledgerOf(order)
  const row = (id: keyof typeof ledger, isResult = false): TotalRow => ({
    id,
    label: t(`order.ledger.${id}`),
    value: formatMoney(ledger[id], order.currency_code, locale),
    isResult,
  })
  return [
    row('authorized'),
    row('captured'),
    row('refunded'),
    ledger.overpaid > 0 ? row('overpaid', true) : row('due', true),
  ]
}

function UpdateStatus({ id }: { id: string }) {
  const { t } = useTranslation()
  const { mutate: update, isPending } = useCapturePayment()
  return (
    <Banner
      tone="info"
      title={t('order.ledger.behind')}
      actions={
        <Button size="small" isLoading={isPending} onPress={() => update({ id })}>
          {t('order.ledger.update')}
        </Button>
      }
    >
      {t('order.ledger.behindMessage')}
    </Banner>
  )
}

import type { ShopPaymentCollection } from '@stoa/api/store/payment-collections'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { TotalList } from '@stoa/ui/total-list'

import { paymentName } from '../orders/payment-names.ts'
import { PaymentUi } from '../pages/checkout/payment-ui.tsx'
import { asksForMore, isConfirmed } from './shares.ts'

interface ShareListProps {
  collection: ShopPaymentCollection
  /** Called when the open shares may be tried again. */
  onDone: () => void
}

/**
 * The shares of a payment that has begun, with the page of the bank that asks for more: the store does not let them be
 * divided once more.
 */
export function ShareList({ collection, onDone }: ShareListProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const asking = collection.payment_sessions.find(asksForMore)
  return (
    <>
      <Card title={t('checkout.payment.label')}>
        <TotalList
          rows={collection.payment_sessions.map((session) => {
            const id = session.provider_id
            const provider = paymentName(id, t)
            return {
              id: session.id,
              label: t(isConfirmed(session) ? 'orderEdit.shareConfirmed' : 'orderEdit.shareOpen', {
                provider,
              }),
              value: money(session.amount ?? 0, collection.currency_code),
            }
          })}
        />
      </Card>
      <PaymentUi
        key={asking?.id}
        session={asking}
        onDone={onDone}
        otherwise={
          <Banner tone="info">
            {t(collection.status === 'awaiting' ? 'orderEdit.awaitingHint' : 'orderEdit.sharesHint')}
          </Banner>
        }
      />
    </>
  )
}

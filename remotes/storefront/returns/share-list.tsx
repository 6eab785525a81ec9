import type { ShopPaymentCollection } from '@stoa/api/store/payment-collections'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { TotalList } from '@stoa/ui/total-list'

import { isConfirmed } from './shares.ts'

/** The shares of a payment that has begun: the store does not let them be divided once more. */
export function ShareList({ collection }: { collection: ShopPaymentCollection }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  return (
    <>
      <Card title={t('checkout.payment.label')}>
        <TotalList
          rows={collection.payment_sessions.map((session) => {
            const id = session.provider_id
            const provider = t(`checkout.payment.providers.${id}.title`, { defaultValue: id })
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
      <Banner tone="info">
        {t(collection.status === 'awaiting' ? 'orderEdit.awaitingHint' : 'orderEdit.sharesHint')}
      </Banner>
    </>
  )
}

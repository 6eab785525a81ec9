import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import type { OrderPayment } from '../../model/order-payment.ts'

const RequestReturn = lazyDialog(
  async () => (await import('../../../after-sale/returns/request-return.tsx')).RequestReturn,
)
const RefundDialog = lazyDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog)

export function RefundPayment(props: { order: AdminOrder; payment: OrderPayment }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [returned, setReturned] = useState<Readonly<Record<string, number>>>()
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {t('order.refund.action')}
      </Button>
      {isOpen ? (
        <RefundDialog
          {...props}
          onClose={() => setOpen(false)}
          onReturn={(pieces) => {
            setOpen(false)
            setReturned(pieces)
          }}
        />
      ) : null}
      {returned ? (
        <RequestReturn order={props.order} pieces={returned} onClose={() => setReturned(undefined)} />
      ) : null}
    </>
  )
}

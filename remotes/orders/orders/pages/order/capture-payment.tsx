import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { useState } from 'react'

import { useCapture } from './use-capture.ts'

interface CapturePaymentProps {
  order: AdminOrder
  /** The amount left to capture, in minor units. */
  amount: number
  /** The only payment to capture. Default all that are open. */
  payment?: { id: string }
}

export function CapturePayment({ order, amount, payment }: CapturePaymentProps) {
  const { t, locale } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { capture, isCapturing } = useCapture(order, amount, payment)
  const money = formatMoney(amount, order.currency_code, locale)
  const confirm = async () => {
    await capture()
    setAsking(false)
  }
  const cancel = () => {
    if (!isCapturing) setAsking(false)
  }
  return (
    <>
      <Button
        variant={payment ? 'secondary' : 'primary'}
        size="small"
        isLoading={isCapturing}
        onPress={() => setAsking(true)}
      >
        {payment ? t('orders.payment.captureAmount', { amount: money }) : t('orders.payment.capture')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={cancel}
        title={t('orders.payment.confirm.title')}
        isAlert
        size="small"
        footer={
          <>
            <Button isDisabled={isCapturing} onPress={cancel}>
              {t('orders.payment.confirm.cancel')}
            </Button>
            <Button variant="primary" isLoading={isCapturing} onPress={() => void confirm()}>
              {t('orders.payment.captureAmount', { amount: money })}
            </Button>
          </>
        }
      >
        <p>{t('orders.payment.confirm.message', { amount: money, number: `#${order.display_id}` })}</p>
      </Dialog>
    </>
  )
}

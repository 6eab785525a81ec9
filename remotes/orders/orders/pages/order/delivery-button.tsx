import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

const ChangeDelivery = lazyDialog(async () => (await import('./change-delivery.tsx')).ChangeDelivery)

export function DeliveryButton({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (order.status === 'canceled') return null
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {t('order.delivery.title')}
      </Button>
      {isOpen ? <ChangeDelivery order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

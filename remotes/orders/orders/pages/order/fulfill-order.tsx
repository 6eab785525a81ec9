import { useHeldSubjects } from '@stoa/admin/held'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { unpacked } from '../../model/packing.ts'

const FulfillDialog = lazyDialog(async () => (await import('./fulfill-dialog.tsx')).FulfillDialog)

export function FulfillOrder({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isHeld = useHeldSubjects(order.id).has(order.id)
  if (isHeld || order.status === 'canceled' || order.items.every((item) => unpacked(item) === 0)) return null
  return (
    <>
      <Button size="small" variant="primary" onPress={() => setOpen(true)}>
        {t('order.fulfill.action')}
      </Button>
      {isOpen ? <FulfillDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

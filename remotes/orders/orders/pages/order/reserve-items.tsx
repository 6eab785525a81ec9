import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

const ReserveDialog = lazyDialog(async () => (await import('./reserve-dialog.tsx')).ReserveDialog)

export function ReserveItems({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {t('order.reserve.action')}
      </Button>
      {isOpen ? <ReserveDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

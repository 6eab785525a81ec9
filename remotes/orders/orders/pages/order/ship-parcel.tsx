import { useHeldSubjects } from '@stoa/admin/held'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import type { Parcel } from '../../model/fulfillments.ts'

const ShipDialog = lazyDialog(async () => (await import('./ship-dialog.tsx')).ShipDialog)

export function ShipParcel(props: { order: AdminOrder; parcel: Parcel }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (useHeldSubjects(props.order.id).has(props.parcel.id)) return null
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {t('order.ship.action')}
      </Button>
      {isOpen ? <ShipDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

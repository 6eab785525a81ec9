import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'

import { allocationOf } from '../../model/packing.ts'
import type { LineReservations } from './use-reservation-steps.ts'

const EditReservations = lazyDialog(async () => (await import('./edit-reservations.tsx')).EditReservations)

interface LineReservationsProps {
  order: AdminOrder
  line: AdminOrder['items'][number]
  /** What is set aside for the lines of the order. */
  reservations: LineReservations
}

/** How much of a line is set aside, and a button that changes it. Nothing where no stock is kept of it. */
export function LineAllocation({ order, line, reservations }: LineReservationsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const allocation = allocationOf(line, reservations)
  if (!allocation) return null
  const { needed, reserved } = allocation
  const own = reservations.filter(({ line_item_id }) => line_item_id === line.id)
  return (
    <>
      <Badge tone={reserved < needed ? 'warning' : 'success'} variant="dot">
        {t('order.reserve.state', { count: needed, reserved })}
      </Badge>
      {own.length > 0 ? (
        <Button
          variant="quiet"
          size="small"
          icon={Pencil}
          aria-label={t('order.reserve.edit')}
          onPress={() => setOpen(true)}
        />
      ) : null}
      {isOpen ? (
        <EditReservations order={order} line={line} reservations={own} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

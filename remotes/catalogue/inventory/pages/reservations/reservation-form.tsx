import { FormDialog } from '@stoa/admin/form'
import type { ReservationRow } from '@stoa/api/admin/reservations'
import { useTranslation } from '@stoa/extension-sdk'
import { useWatch } from 'react-hook-form'

import { reservationName } from '../../model/reservation-name.ts'
import { ReservationFields } from './reservation-fields.tsx'
import { useReservationForm } from './use-reservation-form.ts'

interface ReservationFormProps {
  /** Missing for a new one. */
  reservation?: ReservationRow
  locations: readonly { id: string; name: string }[]
  onClose: () => void
}

/** Reserves stock, or changes a reservation. */
export function ReservationForm({ reservation, locations, onClose }: ReservationFormProps) {
  const { t } = useTranslation()
  const form = useReservationForm(reservation, locations[0]?.id ?? '', onClose)
  const isDeleting = useWatch({ control: form.control, name: 'quantity' }) === 0
  const deleteKey = isDeleting ? 'inventory.reservations.deleteOne' : undefined
  const saveKey = reservation ? deleteKey : 'inventory.reservations.create.save'
  return (
    <FormDialog
      title={t(reservation ? 'inventory.reservations.edit' : 'inventory.reservations.create.title')}
      {...(reservation && { subtitle: reservationName(reservation) })}
      {...(saveKey && { saveLabel: t(saveKey) })}
      form={form}
      isSavedAsIs={!reservation}
      onClose={onClose}
    >
      <ReservationFields form={form} reservation={reservation} locations={locations} />
    </FormDialog>
  )
}

import { useRecordForm } from '@stoa/admin/form'
import {
  useCreateReservation,
  useDeleteReservations,
  useUpdateReservation,
  type Reservation,
} from '@stoa/api/admin/reservations'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { changedMetadata, newMetadata, rowsOf, type MetadataRow } from '@stoa/ui/metadata-editor'

/** What a person can say about a reservation. */
export interface ReservationValues {
  locationId: string
  itemId: string | null
  quantity: number | null
  description: string
  metadata: readonly MetadataRow[]
}

/** The form of a reservation. Only what changed is sent, and a quantity of nothing deletes the reservation. */
export function useReservationForm(
  reservation: Reservation | undefined,
  firstLocation: string,
  onDone: () => void,
) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateReservation()
  const { mutateAsync: update } = useUpdateReservation()
  const { mutateAsync: remove } = useDeleteReservations()

  const done = (key: string) => {
    notify.success(t(`inventory.reservations.${key}`), '')
    onDone()
  }
  const add = async ({ locationId, itemId, quantity, description, metadata }: ReservationValues) => {
    await create({
      location_id: locationId,
      inventory_item_id: itemId ?? '',
      quantity: quantity ?? 0,
      ...(description && { description }),
      ...newMetadata(metadata),
    })
    done('created')
  }
  const change = async (known: Reservation, values: ReservationValues, typed: Partial<ReservationValues>) => {
    const { id, inventory_item_id: inventoryItemId } = known
    if (values.quantity === 0) {
      const [removed] = await remove({ ids: [id], change: undefined })
      if (removed?.error !== undefined) throw removed.error
      return done('deleted')
    }
    const changes = {
      ...(typed.locationId !== undefined && { location_id: typed.locationId }),
      ...(typed.quantity !== undefined && { quantity: typed.quantity ?? 0 }),
      ...(typed.description !== undefined && { description: typed.description }),
      ...changedMetadata(known.metadata, typed.metadata),
    }
    await update({ id, inventoryItemId, changes })
    done('saved')
  }
  return useRecordForm<ReservationValues>({
    id: reservation ? `reservation-${reservation.id}` : 'new-reservation',
    values: {
      locationId: reservation?.location_id ?? firstLocation,
      itemId: reservation?.inventory_item_id ?? null,
      quantity: reservation?.quantity ?? 1,
      description: reservation?.description ?? '',
      metadata: rowsOf(reservation?.metadata ?? null),
    },
    save: (values, typed) => (reservation ? change(reservation, values, typed) : add(values)),
  })
}

import {
  useCreateReservation,
  useDeleteReservations,
  useUpdateReservation,
  type Reservation,
} from '@stoa/api/admin/reservations'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { metadataChange, metadataOf, rowsOf, type MetadataRow } from '@stoa/ui/metadata-editor'

import { useDialogForm } from '../../components/use-dialog-form.ts'

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
  firstPlace: string,
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
    const values = metadataOf(metadata)
    await create({
      location_id: locationId,
      inventory_item_id: itemId ?? '',
      quantity: quantity ?? 0,
      ...(description && { description }),
      ...(Object.keys(values).length > 0 && { metadata: values }),
    })
    done('created')
  }
  const change = async (known: Reservation, values: ReservationValues) => {
    const { id, inventory_item_id: inventoryItemId } = known
    if (values.quantity === 0) {
      const [removed] = await remove({ ids: [id], change: undefined })
      if (removed?.error !== undefined) throw removed.error
      return done('deleted')
    }
    const dirty = form.form.formState.dirtyFields
    const metadata = metadataChange(known.metadata ?? null, values.metadata)
    const changes = {
      ...(dirty.locationId && { location_id: values.locationId }),
      ...(dirty.quantity && { quantity: values.quantity ?? 0 }),
      ...(dirty.description && { description: values.description }),
      ...(dirty.metadata && { metadata }),
    }
    await update({ id, inventoryItemId, changes })
    done('saved')
  }
  const form = useDialogForm<ReservationValues>({
    defaultValues: {
      locationId: reservation?.location_id ?? firstPlace,
      itemId: reservation?.inventory_item_id ?? null,
      quantity: reservation?.quantity ?? 1,
      description: reservation?.description ?? '',
      metadata: rowsOf(reservation?.metadata ?? null),
    },
    refusable: { quantity: 'quantity', description: 'description', metadata: 'metadata' },
    save: (values) => (reservation ? change(reservation, values) : add(values)),
  })
  return form
}

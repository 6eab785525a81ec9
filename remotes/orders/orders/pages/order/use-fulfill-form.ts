import { useRecordForm } from '@stoa/admin/form'
import { useCreateFulfillment, type AdminOrder } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { metadataOf, type MetadataRow } from '@stoa/ui/metadata-editor'

import { isMadeTwice } from '../../model/made-twice.ts'
import { bestLocation, packable, unpacked } from '../../model/packing.ts'
import type { useOrderStock } from './use-order-stock.ts'

export interface FulfillValues {
  locationId: string | null
  /** Pieces to pack, by the id of their line. */
  pieces: Record<string, number | null>
  isNotified: boolean
  metadata: readonly MetadataRow[]
}

/** The form that packs pieces of an order: all that one location has, until another choice is made. */
export function useFulfillForm(
  order: AdminOrder,
  { hasLocations, locations, stock }: ReturnType<typeof useOrderStock>,
  onDone: () => void,
) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: fulfill } = useCreateFulfillment()
  const lines = order.items.filter((item) => unpacked(item) > 0)
  const best = bestLocation(
    lines,
    locations.map(({ id }) => id),
    stock,
  )
  const form = useRecordForm<FulfillValues>({
    id: `fulfill-${order.id}`,
    values: {
      locationId: best ?? null,
      pieces: Object.fromEntries(lines.map((line) => [line.id, packable(line, best ?? '', stock)])),
      isNotified: !order.no_notification,
      metadata: [],
    },
    save: async ({ locationId, pieces, isNotified, metadata }) => {
      const items = lines
        .map(({ id }) => ({ item_id: id, quantity: pieces[id] ?? 0 }))
        .filter(({ quantity }) => quantity > 0)
      if (items.length === 0) {
        form.methods.setError('root', { type: 'none', message: t('order.fulfill.nothing') })
        return false
      }
      const values = metadataOf(metadata)
      const known = order.fulfillments.map(({ id }) => id)
      const answer = await fulfill({
        id: order.id,
        known,
        fulfillment: {
          items,
          no_notification: !isNotified,
          ...(hasLocations && locationId && { location_id: locationId }),
          ...(Object.keys(values).length > 0 && { metadata: values }),
        },
      })
      if (isMadeTwice(answer.order.fulfillments, known))
        notify.error(t('order.twice.packed'), t('order.twice.packedMessage'))
      else notify.success(t('order.fulfill.done'), `#${order.display_id}`)
      onDone()
    },
  })
  return { form, lines }
}

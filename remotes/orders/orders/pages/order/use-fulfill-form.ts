import { useRecordForm } from '@stoa/admin/form'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { newMetadata, type MetadataRow } from '@stoa/ui/metadata-editor'

import type { Packed } from '../../model/held.ts'
import { idsOf } from '../../model/made-twice.ts'
import { bestLocation, packable, unpacked } from '../../model/packing.ts'
import type { useOrderStock } from './use-order-stock.ts'

export interface FulfillValues {
  locationId: string | null
  /** Pieces to pack, by the id of their line. */
  pieces: Record<string, number | null>
  isNotified: boolean
  metadata: readonly MetadataRow[]
}

interface FulfillOptions {
  /** Names the draft. */
  id: string
  /** Begins with nothing packed. Default: with all that the location has. */
  isCounted?: boolean
  /** The location to begin with. Default: the one that has most of the order. */
  locationId?: string | undefined
  /** Resolves with false while the pieces are not packed yet, so that what was typed is kept. */
  send: (packed: Packed, values: FulfillValues) => Promise<false | void>
}

/** The form that packs pieces of an order. */
export function useFulfillForm(
  order: AdminOrder,
  { hasLocations, locations, stock }: ReturnType<typeof useOrderStock>,
  { id, isCounted = false, locationId: preferred, send }: FulfillOptions,
) {
  const { t } = useTranslation()
  const lines = order.items.filter((item) => unpacked(item) > 0)
  const locationIds = locations.map((location) => location.id)
  const first = locationIds.find((known) => known === preferred) ?? bestLocation(lines, locationIds, stock)
  const form = useRecordForm<FulfillValues>({
    id,
    values: {
      locationId: first ?? null,
      pieces: Object.fromEntries(
        lines.map((line) => [line.id, isCounted ? 0 : packable(line, first ?? '', stock)]),
      ),
      isNotified: !order.no_notification,
      metadata: [],
    },
    save: async (typed) => {
      const { locationId, pieces, isNotified, metadata } = typed
      const items = lines
        .map((line) => ({ item_id: line.id, quantity: pieces[line.id] ?? 0 }))
        .filter(({ quantity }) => quantity > 0)
      if (items.length === 0) {
        form.methods.setError('root', { type: 'none', message: t('order.fulfill.nothing') })
        return false
      }
      const fulfillment = {
        items,
        no_notification: !isNotified,
        ...(hasLocations && locationId && { location_id: locationId }),
        ...newMetadata(metadata),
      }
      return send({ fulfillment, known: idsOf(order.fulfillments) }, typed)
    },
  })
  return { form, lines }
}

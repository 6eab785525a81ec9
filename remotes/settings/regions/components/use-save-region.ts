import { listChange } from '@stoa/admin/form'
import {
  useAddRegionCountry,
  useAddRegionFulfillmentProvider,
  useAddRegionPaymentProvider,
  useDeleteRegionCountry,
  useDeleteRegionFulfillmentProvider,
  useDeleteRegionPaymentProvider,
  useUpdateRegion,
  type AdminRegion,
} from '@stoa/api/admin/regions'
import { changedMetadata, type Metadata } from '@stoa/ui/metadata-editor'

import { regionValues, type RegionValues } from './region-values.ts'

/**
 * Saves what a person changed about a region since its form was opened. Countries and providers are added and removed
 * one by one, and of the metadata only changed keys are sent, so that what another person changed meanwhile stays.
 */
export function useSaveRegion(region: AdminRegion & { metadata?: Metadata | null }) {
  const { id } = region
  const opened = regionValues(region)
  const { mutateAsync: update } = useUpdateRegion()
  const { mutateAsync: addCountry } = useAddRegionCountry()
  const { mutateAsync: deleteCountry } = useDeleteRegionCountry()
  const { mutateAsync: addPayment } = useAddRegionPaymentProvider()
  const { mutateAsync: deletePayment } = useDeleteRegionPaymentProvider()
  const { mutateAsync: addFulfillment } = useAddRegionFulfillmentProvider()
  const { mutateAsync: deleteFulfillment } = useDeleteRegionFulfillmentProvider()
  return async (changes: Partial<RegionValues>) => {
    const {
      countries,
      payment_providers,
      fulfillment_providers,
      metadata,
      currency_code,
      tax_rate,
      ...rest
    } = changes
    const fields = {
      ...rest,
      ...(currency_code && { currency_code }),
      ...(tax_rate !== undefined && tax_rate !== null && { tax_rate }),
      ...changedMetadata(region.metadata, metadata),
    }
    if (Object.keys(fields).length > 0) await update({ id, changes: fields })
    const lists = [
      {
        ...listChange(opened.countries, countries ?? opened.countries),
        add: (countryCode: string) => addCountry({ id, countryCode }),
        remove: (countryCode: string) => deleteCountry({ id, countryCode }),
      },
      {
        ...listChange(opened.payment_providers, payment_providers ?? opened.payment_providers),
        add: (providerId: string) => addPayment({ id, providerId }),
        remove: (providerId: string) => deletePayment({ id, providerId }),
      },
      {
        ...listChange(opened.fulfillment_providers, fulfillment_providers ?? opened.fulfillment_providers),
        add: (providerId: string) => addFulfillment({ id, providerId }),
        remove: (providerId: string) => deleteFulfillment({ id, providerId }),
      },
    ]
    // The backend loses one of two that change at the same time.
    for (const { added, removed, add, remove } of lists) {
      for (const one of added) await add(one)
      for (const one of removed) await remove(one)
    }
  }
}

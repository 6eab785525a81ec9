import { useRecordForm } from '@stoa/admin/form'
import { useChannelChoices } from '@stoa/admin/choices'
import { areDone, type Step, type StepState, useSteps } from '@stoa/admin/steps'
import {
  useAddLocationToSalesChannel,
  useRemoveLocationFromSalesChannel,
} from '@stoa/api/admin/sales-channels'
import {
  useCreateStockLocation,
  useUpdateStockLocation,
  type StockLocation,
} from '@stoa/api/admin/stock-locations'
import { useFlag, useNotify, useTranslation } from '@stoa/extension-sdk'
import type { AddressValues } from '@stoa/i18n/address-fields'
import { changedMetadata, newMetadata, rowsOf, type MetadataRow } from '@stoa/ui/metadata-editor'

import { channelChanges } from '../../model/channel-changes.ts'
import { addressChange, newAddress } from '../../model/location-address.ts'

/** What a person can say about a location. */
export interface LocationValues {
  name: string
  address: AddressValues
  metadata: readonly MetadataRow[]
  /** Ids of the channels that sell from it. */
  channels: readonly string[]
}

const valuesOf = (location: StockLocation | undefined): LocationValues => ({
  name: location?.name ?? '',
  address: location?.address ?? {},
  metadata: rowsOf(location?.metadata ?? null),
  channels: (location?.sales_channels ?? []).map(({ id }) => id),
})

/** The form of a location. First the location is saved, then each channel is connected or disconnected by a call of its own. */
export function useLocationForm(location: StockLocation | undefined, onDone: () => void) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateStockLocation()
  const { mutateAsync: update } = useUpdateStockLocation()
  const { mutateAsync: connect } = useAddLocationToSalesChannel()
  const { mutateAsync: disconnect } = useRemoveLocationFromSalesChannel()
  const { run, resume, ...steps } = useSteps()
  const hasChannels = useFlag('sales_channels')
  const choices = useChannelChoices({ isEnabled: hasChannels })
  const before = valuesOf(location)

  /** Answers the id of the location. */
  const store = async ({ name, address, metadata }: LocationValues): Promise<string> => {
    if (!location) {
      const created = newAddress(address)
      const { stock_location } = await create({
        name,
        ...(created && { address: created }),
        ...newMetadata(metadata),
      })
      return stock_location.id
    }
    const changes = {
      ...(name !== before.name && { name }),
      ...addressChange(before.address, address),
      ...changedMetadata(location.metadata, metadata),
    }
    if (Object.keys(changes).length > 0) await update({ id: location.id, changes })
    return location.id
  }

  const stepsOf = (locationId: string, wanted: readonly string[]): Step[] => {
    const changes = channelChanges(before.channels, wanted, choices.channels)
    return [
      ...changes.connect.map(({ id, name }) => ({
        id,
        label: t('inventory.locations.connect', { name }),
        run: () => connect({ id, locationId }),
      })),
      ...changes.disconnect.map(({ id, name }) => ({
        id,
        label: t('inventory.locations.disconnect', { name }),
        run: () => disconnect({ id, locationId }),
      })),
    ]
  }
  const finish = (states: readonly StepState[] | undefined, name: string) => {
    if (!states || !areDone(states)) return false
    notify.success(t(location ? 'inventory.locations.saved' : 'inventory.locations.created'), name)
    onDone()
    return true
  }
  const form = useRecordForm<LocationValues>({
    id: location ? `location-${location.id}` : 'new-location',
    values: before,
    save: async (values) => {
      const id = await store(values)
      return finish(await run(stepsOf(id, values.channels)), values.name)
    },
  })
  const goOn = async () => finish(await resume(), form.methods.getValues('name'))
  return { form, choices: hasChannels ? choices : undefined, steps: { ...steps, resume: goOn } }
}

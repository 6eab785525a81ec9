import { Field, FormDialog, listChange, useRecordForm } from '@stoa/admin/form'
import {
  useAddLocationToSalesChannel,
  useRemoveLocationFromSalesChannel,
} from '@stoa/api/admin/sales-channels'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { MultiSelect } from '@stoa/ui/multi-select'
import { useState } from 'react'

import type { Channel } from '../../model/channel.ts'

interface EditLocationsProps {
  channel: Channel
  locations: readonly { id: string; name: string }[]
  /** The ids of those that the channel sells from. */
  own: readonly string[]
  onClose: () => void
}

/** Chooses where a channel sells from. Locations are connected one by one, so that changes of others stay. */
export function EditLocations({ channel: { id, name }, locations, own, onClose }: EditLocationsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const [opened] = useState(own)
  const { mutateAsync: add } = useAddLocationToSalesChannel()
  const { mutateAsync: remove } = useRemoveLocationFromSalesChannel()
  const form = useRecordForm<{ locations: readonly string[] }>({
    id: 'channel-locations',
    values: { locations: own },
    save: async (values) => {
      const { added, removed } = listChange(opened, values.locations)
      for (const locationId of added) await add({ id, locationId })
      for (const locationId of removed) await remove({ id, locationId })
      notify.success(t('salesChannels.locations.saved'), name)
      onClose()
    },
  })
  return (
    <FormDialog title={t('salesChannels.locations.edit')} subtitle={name} form={form} onClose={onClose}>
      <Field
        form={form}
        name="locations"
        as={MultiSelect}
        label={t('salesChannels.locations.title')}
        description={t('salesChannels.locations.hint')}
        placeholder={t('salesChannels.locations.placeholder')}
        options={locations.map((location) => ({ id: location.id, label: location.name }))}
      />
    </FormDialog>
  )
}

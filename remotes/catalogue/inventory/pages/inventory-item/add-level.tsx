import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { LocationSelect } from '@stoa/admin/location-select'
import { useCreateLocationLevel } from '@stoa/api/admin/inventory-items'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { NumberField } from '@stoa/ui/number-field'

interface AddLevelProps {
  itemId: string
  /** Where the item is not kept yet. */
  locations: readonly { id: string; name: string }[]
  onClose: () => void
}

interface LevelValues {
  locationId: string
  stocked: number | null
  incoming: number | null
}

/** Begins to keep an item at one more location. */
export function AddLevel({ itemId, locations, onClose }: AddLevelProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateLocationLevel()
  const nameOf = (id: string) => locations.find((location) => location.id === id)?.name ?? id
  const form = useRecordForm<LevelValues>({
    id: 'new-level',
    values: { locationId: locations[0]?.id ?? '', stocked: 0, incoming: 0 },
    serverFields: { location_id: 'locationId', stocked_quantity: 'stocked', incoming_quantity: 'incoming' },
    save: async ({ locationId, stocked, incoming }) => {
      await create({
        id: itemId,
        level: {
          location_id: locationId,
          stocked_quantity: stocked ?? 0,
          incoming_quantity: incoming ?? 0,
        },
      })
      notify.success(t('inventory.levels.add.done'), nameOf(locationId))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('inventory.levels.add.title')}
      size="small"
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <Field form={form} name="locationId" as={LocationSelect} locations={locations} />
      {(['stocked', 'incoming'] as const).map((name) => (
        <Field
          key={name}
          form={form}
          name={name}
          as={NumberField}
          label={t(`inventory.columns.${name}`)}
          min={0}
        />
      ))}
    </FormDialog>
  )
}

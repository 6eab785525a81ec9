import { useCreateLocationLevel } from '@stoa/api/admin/inventory-items'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { NumberField } from '@stoa/ui/number-field'
import { Select } from '@stoa/ui/select'
import { Controller } from 'react-hook-form'

import { FormDialog } from '../../components/form-dialog.tsx'
import { useDialogForm } from '../../components/use-dialog-form.ts'

interface AddLevelProps {
  itemId: string
  /** Where the item is not kept yet. */
  places: readonly { id: string; name: string }[]
  onClose: () => void
}

interface LevelValues {
  locationId: string
  stocked: number | null
  incoming: number | null
}

/** Begins to keep an item at one more location. */
export function AddLevel({ itemId, places, onClose }: AddLevelProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateLocationLevel()
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? id
  const form = useDialogForm<LevelValues>({
    defaultValues: { locationId: places[0]?.id ?? '', stocked: 0, incoming: 0 },
    refusable: { location_id: 'locationId', stocked_quantity: 'stocked', incoming_quantity: 'incoming' },
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
      <Controller
        name="locationId"
        control={form.control}
        render={({ field }) => (
          <Select
            {...field}
            label={t('inventory.columns.location')}
            placeholder={t('inventory.fields.chooseLocation')}
            options={places.map(({ id, name }) => ({ id, label: name }))}
            errors={form.errorsOf('locationId')}
          />
        )}
      />
      {(['stocked', 'incoming'] as const).map((name) => (
        <Controller
          key={name}
          name={name}
          control={form.control}
          render={({ field }) => (
            <NumberField
              {...field}
              label={t(`inventory.columns.${name}`)}
              min={0}
              errors={form.errorsOf(name)}
            />
          )}
        />
      ))}
    </FormDialog>
  )
}

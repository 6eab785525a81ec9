import { Field, OPTIONAL_TEXT } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { LocationSelect } from '@stoa/admin/location-select'
import type { Reservation } from '@stoa/api/admin/reservations'
import { useTranslation } from '@stoa/extension-sdk'
import { ComboField } from '@stoa/ui/combo-field'
import { NumberField } from '@stoa/ui/number-field'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'

import { reservable } from '../../model/reservation-limits.ts'
import { useItem } from './use-item.ts'
import { useItemOptions } from './use-item-options.ts'
import type { useReservationForm } from './use-reservation-form.ts'

interface ReservationFieldsProps {
  form: ReturnType<typeof useReservationForm>
  reservation: Reservation | undefined
  locations: readonly { id: string; name: string }[]
}

export function ReservationFields({ form, reservation, locations }: ReservationFieldsProps) {
  const { t } = useTranslation()
  const [locationId, itemId] = useWatch({ control: form.control, name: ['locationId', 'itemId'] })
  const load = useItemOptions(locationId)
  const most = reservable(useItem(itemId ?? undefined), locationId, reservation)
  const quantityRules = {
    validate: (value: number | null) => {
      if (value === null || (value === 0 && !reservation)) return 'admin.missing'
      return most === undefined || value <= most || 'inventory.reservations.tooMany'
    },
  }
  const limit = most === undefined ? undefined : t('inventory.reservations.limit', { count: most })
  return (
    <>
      <Field form={form} name="locationId" as={LocationSelect} locations={locations} />
      {reservation ? null : (
        <Field
          form={form}
          name="itemId"
          as={ComboField}
          label={t('inventory.columns.item')}
          placeholder={t('inventory.reservations.chooseItem')}
          load={load}
          isRequired
          rules={{ required: 'admin.missing' }}
        />
      )}
      <Field
        form={form}
        name="quantity"
        as={NumberField}
        label={t('inventory.columns.quantity')}
        description={[limit, reservation ? t('inventory.reservations.zeroDeletes') : undefined]
          .filter(Boolean)
          .join(' ')}
        min={reservation ? 0 : 1}
        isRequired
        rules={quantityRules}
      />
      <Field
        form={form}
        name="description"
        as={TextField}
        label={t('inventory.columns.description')}
        autoComplete="off"
        rules={OPTIONAL_TEXT}
      />
      <MetadataField form={form} />
    </>
  )
}

import type { Reservation } from '@stoa/api/admin/reservations'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { ComboField } from '@stoa/ui/combo-field'
import { NumberField } from '@stoa/ui/number-field'
import { Select } from '@stoa/ui/select'
import { TextField } from '@stoa/ui/text-field'
import { Controller, useWatch } from 'react-hook-form'

import { MetadataField } from '../../components/metadata-field.tsx'
import { useComboTexts } from '../../components/product/use-combo-texts.ts'
import { reservable } from '../../model/reservation-limits.ts'
import { OPTIONAL_TEXT } from '../../model/text-rules.ts'
import { useItem } from './use-item.ts'
import { useItemOptions } from './use-item-options.ts'
import type { useReservationForm } from './use-reservation-form.ts'

interface ReservationFieldsProps {
  form: ReturnType<typeof useReservationForm>
  reservation: Reservation | undefined
  places: readonly { id: string; name: string }[]
}

export function ReservationFields({ form, reservation, places }: ReservationFieldsProps) {
  const { control, errorsOf } = form
  const { t, locale } = useTranslation()
  const comboTexts = useComboTexts()
  const [locationId, itemId] = useWatch({ control, name: ['locationId', 'itemId'] })
  const load = useItemOptions(locationId)
  const most = reservable(useItem(itemId ?? undefined), locationId, reservation)
  const quantityRules = {
    validate: (value: number | null) => {
      if (value === null || (value === 0 && !reservation)) return 'common.missing'
      return most === undefined || value <= most || 'inventory.reservations.tooMany'
    },
  }
  const limit =
    most === undefined
      ? undefined
      : t('inventory.reservations.limit', { count: most, number: formatNumber(most, locale) })
  return (
    <>
      <Controller
        name="locationId"
        control={control}
        render={({ field }) => (
          <Select
            {...field}
            label={t('inventory.columns.location')}
            placeholder={t('inventory.fields.chooseLocation')}
            options={places.map(({ id, name }) => ({ id, label: name }))}
          />
        )}
      />
      {reservation ? null : (
        <Controller
          name="itemId"
          control={control}
          rules={{ required: 'common.missing' }}
          render={({ field }) => (
            <ComboField
              {...field}
              label={t('inventory.columns.item')}
              placeholder={t('inventory.reservations.chooseItem')}
              load={load}
              errors={errorsOf('itemId')}
              texts={comboTexts}
              isRequired
            />
          )}
        />
      )}
      <Controller
        name="quantity"
        control={control}
        rules={quantityRules}
        render={({ field }) => (
          <NumberField
            {...field}
            label={t('inventory.columns.quantity')}
            description={[limit, reservation ? t('inventory.reservations.zeroDeletes') : undefined]
              .filter(Boolean)
              .join(' ')}
            min={reservation ? 0 : 1}
            errors={errorsOf('quantity')}
            isRequired
          />
        )}
      />
      <Controller
        name="description"
        control={control}
        rules={OPTIONAL_TEXT}
        render={({ field }) => (
          <TextField
            {...field}
            label={t('inventory.columns.description')}
            errors={errorsOf('description')}
            autoComplete="off"
          />
        )}
      />
      <MetadataField form={form} />
    </>
  )
}

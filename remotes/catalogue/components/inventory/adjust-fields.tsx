import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { NumberField } from '@stoa/ui/number-field'
import { Select } from '@stoa/ui/select'
import { TextField } from '@stoa/ui/text-field'
import { Controller, useWatch, type Control } from 'react-hook-form'

import { ADJUST_REASONS } from '../../model/adjustment.ts'
import type { StockItem } from '../../model/stock-item.ts'
import { OPTIONAL_TEXT } from '../../model/text-rules.ts'

/** What a person says about an adjustment. */
export interface AdjustValues {
  locationId: string
  by: number | null
  reason: (typeof ADJUST_REASONS)[number]
  words: string
}

interface AdjustFieldsProps {
  form: { control: Control<AdjustValues>; errorsOf: (field: keyof AdjustValues) => string[] }
  item: StockItem
  places: readonly { id: string; name: string }[]
}

export function AdjustFields({ form: { control, errorsOf }, item, places }: AdjustFieldsProps) {
  const { t, locale } = useTranslation()
  const [place, by] = useWatch({ control, name: ['locationId', 'by'] })
  const level = item.location_levels.find(({ location_id }) => location_id === place)
  const before = level?.stocked_quantity ?? 0
  const number = (value: number) => formatNumber(value, locale)
  const byRules = {
    validate: (value: number | null) => {
      if (!value) return 'inventory.adjust.missing'
      return before + value >= 0 || 'inventory.adjust.tooMany'
    },
  }
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
      <Controller
        name="by"
        control={control}
        rules={byRules}
        render={({ field }) => (
          <NumberField
            {...field}
            label={t('inventory.adjust.by')}
            description={t('inventory.adjust.becomes', {
              before: number(before),
              after: number(before + (by ?? 0)),
              reserved: number(level?.reserved_quantity ?? 0),
            })}
            errors={errorsOf('by')}
            isRequired
          />
        )}
      />
      <Controller
        name="reason"
        control={control}
        render={({ field }) => (
          <Select
            {...field}
            label={t('inventory.adjust.reason')}
            placeholder={t('inventory.adjust.reason')}
            options={ADJUST_REASONS.map((id) => ({ id, label: t(`inventory.adjust.reasons.${id}`) }))}
          />
        )}
      />
      <Controller
        name="words"
        control={control}
        rules={OPTIONAL_TEXT}
        render={({ field }) => (
          <TextField
            {...field}
            label={t('inventory.adjust.note')}
            description={t('inventory.adjust.noteHint')}
            errors={errorsOf('words')}
            autoComplete="off"
          />
        )}
      />
    </>
  )
}

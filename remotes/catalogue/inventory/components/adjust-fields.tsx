import { Field, OPTIONAL_TEXT, type RecordForm } from '@stoa/admin/form'
import { LocationSelect } from '@stoa/admin/location-select'
import { useTranslation } from '@stoa/extension-sdk'
import { NumberField } from '@stoa/ui/number-field'
import { Select } from '@stoa/ui/select'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'

import { ADJUST_REASONS } from '../model/adjustment.ts'
import type { StockItem } from '../model/stock-item.ts'

/** What a person says about an adjustment. */
export interface AdjustValues {
  locationId: string
  by: number | null
  reason: (typeof ADJUST_REASONS)[number]
  words: string
}

interface AdjustFieldsProps {
  form: RecordForm<AdjustValues>
  item: StockItem
  locations: readonly { id: string; name: string }[]
}

export function AdjustFields({ form, item, locations }: AdjustFieldsProps) {
  const { t } = useTranslation()
  const [location, by] = useWatch({ control: form.control, name: ['locationId', 'by'] })
  const level = item.location_levels.find(({ location_id }) => location_id === location)
  const before = level?.stocked_quantity ?? 0
  const byRules = {
    validate: (value: number | null) => {
      if (!value) return 'inventory.adjust.missing'
      return before + value >= 0 || 'inventory.adjust.tooMany'
    },
  }
  return (
    <>
      <Field form={form} name="locationId" as={LocationSelect} locations={locations} />
      <Field
        form={form}
        name="by"
        as={NumberField}
        label={t('inventory.adjust.by')}
        description={t('inventory.adjust.becomes', {
          before,
          after: before + (by ?? 0),
          reserved: level?.reserved_quantity ?? 0,
        })}
        isRequired
        rules={byRules}
      />
      <Field
        form={form}
        name="reason"
        as={Select}
        label={t('inventory.adjust.reason')}
        placeholder={t('inventory.adjust.reason')}
        options={ADJUST_REASONS.map((id) => ({ id, label: t(`inventory.adjust.reasons.${id}`) }))}
      />
      <Field
        form={form}
        name="words"
        as={TextField}
        label={t('inventory.adjust.note')}
        description={t('inventory.adjust.noteHint')}
        autoComplete="off"
        rules={OPTIONAL_TEXT}
      />
    </>
  )
}

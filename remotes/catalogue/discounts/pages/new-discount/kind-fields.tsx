import type { RecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { RadioCards } from '@stoa/ui/radio-cards'
import { Controller, useWatch } from 'react-hook-form'

import { AllocationField } from '../../components/allocation-field.tsx'
import { DISCOUNT_TYPES, type DiscountFields } from '../../model/discount-fields.ts'

/** What a discount takes off, and an amount from what. */
export function KindFields({ form }: { form: RecordForm<DiscountFields> }) {
  const { control, methods } = form
  const { t } = useTranslation()
  const [type, regions] = useWatch({ control, name: ['type', 'regions'] })
  const reasonOf = (id: string) =>
    id === 'fixed' && regions.length > 1 ? { disabledReason: t('discounts.type.fixed.reason') } : {}
  return (
    <>
      <Controller
        name="type"
        control={control}
        render={({ field }) => (
          <RadioCards
            {...field}
            label={t('discounts.fields.type')}
            cards={DISCOUNT_TYPES.map((id) => ({
              id,
              title: t(`discounts.type.${id}.title`),
              description: t(`discounts.type.${id}.hint`),
              ...reasonOf(id),
            }))}
            onChange={(next) => {
              field.onChange(next)
              // Ten per cent are not ten cents.
              methods.setValue('value', null)
            }}
          />
        )}
      />
      {type === 'fixed' ? <AllocationField form={form} /> : null}
    </>
  )
}

import { useTranslation } from '@stoa/extension-sdk'
import { RadioCards } from '@stoa/ui/radio-cards'
import { Controller } from 'react-hook-form'

import type { DiscountForm } from './discount-form.ts'

/** Whether a fixed amount is taken off once, or off each item. */
export function AllocationField({ form: { control } }: { form: Pick<DiscountForm, 'control'> }) {
  const { t } = useTranslation()
  return (
    <Controller
      name="allocation"
      control={control}
      render={({ field }) => (
        <RadioCards
          {...field}
          label={t('discounts.fields.allocation')}
          cards={(['total', 'item'] as const).map((id) => ({
            id,
            title: t(`discounts.allocation.${id}.title`),
            description: t(`discounts.allocation.${id}.hint`),
          }))}
        />
      )}
    />
  )
}

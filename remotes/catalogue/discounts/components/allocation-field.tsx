import { Field, type RecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { RadioCards } from '@stoa/ui/radio-cards'

import type { DiscountFields } from '../model/discount-fields.ts'

/** Whether a fixed amount is taken off once, or off each item. */
export function AllocationField({ form }: { form: RecordForm<DiscountFields> }) {
  const { t } = useTranslation()
  return (
    <Field
      form={form}
      name="allocation"
      as={RadioCards}
      label={t('discounts.fields.allocation')}
      cards={(['total', 'item'] as const).map((id) => ({
        id,
        title: t(`discounts.allocation.${id}.title`),
        description: t(`discounts.allocation.${id}.hint`),
      }))}
    />
  )
}

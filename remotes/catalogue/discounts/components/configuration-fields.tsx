import { Field, type RecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { DateField } from '@stoa/ui/date-field'
import { FormGrid } from '@stoa/ui/form-grid'
import { NumberField } from '@stoa/ui/number-field'
import { useWatch } from 'react-hook-form'

import { END_RULES, LIMIT_RULES, START_RULES } from '../model/discount-form-rules.ts'
import type { DiscountFields } from '../model/discount-fields.ts'
import { DurationFields } from './duration-fields.tsx'

interface ConfigurationFieldsProps {
  form: RecordForm<DiscountFields>
  /** A discount that exists has a start, which cannot be taken away. Default false. */
  hasStart?: boolean
  /** A code of a template: how long it counts is settled. Default false. */
  isCode?: boolean
}

/** When and how often a discount counts. */
export function ConfigurationFields({ form, hasStart = false, isCode = false }: ConfigurationFieldsProps) {
  const { t } = useTranslation()
  const isDynamic = useWatch({ control: form.control, name: 'isDynamic' })
  return (
    <>
      <FormGrid>
        <Field
          form={form}
          name="starts"
          as={DateField}
          label={t('discounts.fields.starts')}
          description={hasStart ? '' : t('discounts.fields.startsHint')}
          hasTime
          {...(hasStart && { rules: START_RULES })}
        />
        <Field
          form={form}
          name="ends"
          as={DateField}
          label={t('discounts.fields.ends')}
          description={t('discounts.fields.endsHint')}
          hasTime
          rules={END_RULES}
        />
      </FormGrid>
      <Field
        form={form}
        name="limit"
        as={NumberField}
        label={t('discounts.fields.limit')}
        description={t(isDynamic ? 'discounts.fields.limitOfCodes' : 'discounts.fields.limitHint')}
        rules={LIMIT_RULES}
      />
      {isDynamic && !isCode ? <Field form={form} name="duration" as={DurationFields} /> : null}
    </>
  )
}

import { useTranslation } from '@stoa/extension-sdk'
import { DateField } from '@stoa/ui/date-field'
import { NumberField } from '@stoa/ui/number-field'
import { Controller, useWatch } from 'react-hook-form'

import { END_RULES, LIMIT_RULES, START_RULES } from '../../model/discount-form-rules.ts'
import type { DiscountForm } from './discount-form.ts'
import { DurationFields } from './duration-fields.tsx'
import styles from './fields.module.css'

interface ConfigurationFieldsProps {
  form: DiscountForm
  /** A discount that exists has a start, which cannot be taken away. Default false. */
  hasStart?: boolean
  /** A code of a template: how long it counts is settled. Default false. */
  isCode?: boolean
}

/** When and how often a discount counts. */
export function ConfigurationFields({ form, hasStart = false, isCode = false }: ConfigurationFieldsProps) {
  const { control, errorsOf } = form
  const { t } = useTranslation()
  const isDynamic = useWatch({ control, name: 'isDynamic' })
  return (
    <>
      <div className={styles['pair']}>
        <Controller
          name="starts"
          control={control}
          {...(hasStart && { rules: START_RULES })}
          render={({ field }) => (
            <DateField
              {...field}
              label={t('discounts.fields.starts')}
              description={hasStart ? '' : t('discounts.fields.startsHint')}
              errors={errorsOf('starts')}
              hasTime
            />
          )}
        />
        <Controller
          name="ends"
          control={control}
          rules={END_RULES}
          render={({ field }) => (
            <DateField
              {...field}
              label={t('discounts.fields.ends')}
              description={t('discounts.fields.endsHint')}
              errors={errorsOf('ends')}
              hasTime
            />
          )}
        />
      </div>
      <Controller
        name="limit"
        control={control}
        rules={LIMIT_RULES}
        render={({ field }) => (
          <NumberField
            {...field}
            label={t('discounts.fields.limit')}
            description={t(isDynamic ? 'discounts.fields.limitOfCodes' : 'discounts.fields.limitHint')}
            errors={errorsOf('limit')}
          />
        )}
      />
      {isDynamic && !isCode ? (
        <Controller
          name="duration"
          control={control}
          render={({ field }) => (
            <DurationFields value={field.value} onChange={field.onChange} errors={errorsOf('duration')} />
          )}
        />
      ) : null}
    </>
  )
}

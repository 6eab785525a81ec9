import { useTranslation } from '@stoa/extension-sdk'
import { Fieldset } from '@stoa/ui/fieldset'
import { FormGrid } from '@stoa/ui/form-grid'
import { NumberField } from '@stoa/ui/number-field'

import { DURATION_UNITS, type Duration } from '../model/duration.ts'
import styles from './fields.module.css'

interface DurationFieldsProps {
  value: Duration
  onChange: (value: Duration) => void
  errors?: readonly string[]
}

/** How long each code of a template counts, from years down to minutes. */
export function DurationFields({ value, onChange, errors }: DurationFieldsProps) {
  const { t } = useTranslation()
  return (
    <Fieldset legend={t('discounts.duration.title')} hint={t('discounts.duration.hint')}>
      <FormGrid size="small">
        {DURATION_UNITS.map((unit) => (
          <NumberField
            key={unit}
            label={t(`discounts.duration.${unit}`)}
            value={value[unit]}
            onChange={(count) => onChange({ ...value, [unit]: count })}
            min={0}
            max={9999}
          />
        ))}
      </FormGrid>
      {errors?.length ? (
        <p role="alert" className={styles.error}>
          {errors.join(' ')}
        </p>
      ) : null}
    </Fieldset>
  )
}

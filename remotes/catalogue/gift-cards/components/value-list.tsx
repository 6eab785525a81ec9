import { Field, type RecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { MoneyField } from '@stoa/ui/money-field'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useFieldArray } from 'react-hook-form'

import { repeatedAt } from '../model/denominations.ts'
import type { NewGiftCard } from '../model/new-gift-card.ts'
import styles from './gift-card.module.css'

interface ValueListProps {
  form: RecordForm<NewGiftCard>
  currency: string
}

const rulesAt = (at: number) => ({
  validate: (amount: number | null, { values }: NewGiftCard) => {
    if (!amount) return 'giftCards.fields.valueMissing'
    const amounts = values.map((value) => value.amount)
    return !repeatedAt(amounts).includes(at) || 'giftCards.denomination.repeated'
  },
})

/** The values of a new gift card, at least one, each once. */
export function ValueList({ form, currency }: ValueListProps) {
  const { t } = useTranslation()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'values' })
  return (
    <fieldset className={styles.values}>
      <legend className={styles.legend}>{t('giftCards.fields.values')}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.value}>
          <Field
            form={form}
            name={`values.${at}.amount`}
            as={MoneyField}
            label={t('giftCards.fields.valueAt', { number: at + 1 })}
            currency={currency}
            isRequired
            rules={rulesAt(at)}
          />
          {fields.length > 1 ? (
            <Button
              variant="quiet"
              icon={X}
              aria-label={t('giftCards.fields.removeValue', { number: at + 1 })}
              onPress={() => remove(at)}
            />
          ) : null}
        </div>
      ))}
      <div>
        <Button size="small" icon={Plus} onPress={() => append({ amount: null })}>
          {t('giftCards.fields.addValue')}
        </Button>
      </div>
    </fieldset>
  )
}

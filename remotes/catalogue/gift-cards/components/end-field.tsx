import { useTranslation } from '@stoa/extension-sdk'
import { DateField } from '@stoa/ui/date-field'
import { Switch } from '@stoa/ui/switch'
import type { Ref } from 'react'

import { afterSwitch, type End } from '../model/issue-gift-card.ts'

interface EndFieldProps {
  value: End
  onChange: (value: End) => void
  onBlur: () => void
  name: string
  ref: Ref<HTMLInputElement>
  errors?: readonly string[]
}

/** Whether a card ends, and when. */
export function EndField({ value, onChange, onBlur, name, ref, errors }: EndFieldProps) {
  const { t } = useTranslation()
  return (
    <>
      <Switch
        label={t('giftCards.fields.ends')}
        ref={ref}
        isSelected={value.isWanted}
        onChange={(isWanted) => onChange(afterSwitch(isWanted, value))}
      />
      {value.isWanted ? (
        <DateField
          label={t('giftCards.fields.end')}
          name={name}
          value={value.at}
          onChange={(at) => onChange({ ...value, at })}
          onBlur={onBlur}
          errors={errors}
          hasTime
          isRequired
        />
      ) : null}
    </>
  )
}

import { regionOption } from '@stoa/admin/choices'
import { useTranslation } from '@stoa/extension-sdk'
import { Select } from '@stoa/ui/select'
import type { Ref } from 'react'

/** A region as far as choosing one needs it. */
export interface RegionChoice {
  id: string
  name: string
  currency_code: string
}

interface RegionFieldProps {
  regions: readonly RegionChoice[]
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  name: string
  ref: Ref<HTMLButtonElement>
  description?: string
  errors?: readonly string[]
}

export function RegionField({ regions, ...field }: RegionFieldProps) {
  const { t } = useTranslation()
  return (
    <Select
      {...field}
      label={t('giftCards.fields.region')}
      placeholder={t('giftCards.fields.region')}
      options={regions.map(regionOption)}
      isRequired
    />
  )
}

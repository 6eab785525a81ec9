import { regionOption } from '@stoa/admin/choices'
import { useTranslation } from '@stoa/extension-sdk'
import { MultiSelect } from '@stoa/ui/multi-select'
import { Select } from '@stoa/ui/select'
import type { Ref } from 'react'

interface RegionsFieldProps {
  regions: readonly { id: string; name: string; currency_code: string }[]
  /** An amount has a currency, and so one region. */
  isSingle: boolean
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  onBlur?: () => void
  errors?: readonly string[]
  ref?: Ref<HTMLButtonElement>
}

export function RegionsField({ regions, isSingle, value, onChange, ...field }: RegionsFieldProps) {
  const { t } = useTranslation()
  const options = regions.map(regionOption)
  if (isSingle) {
    return (
      <Select
        {...field}
        label={t('discounts.fields.region')}
        placeholder={t('discounts.fields.chooseRegion')}
        options={options}
        value={value[0] ?? null}
        onChange={(id) => onChange([id])}
        isRequired
      />
    )
  }
  return (
    <MultiSelect
      {...field}
      label={t('discounts.fields.regions')}
      placeholder={t('discounts.fields.chooseRegions')}
      options={options}
      value={value}
      onChange={onChange}
      isRequired
    />
  )
}

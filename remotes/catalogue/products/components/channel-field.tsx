import { useChannelChoices } from '@stoa/admin/choices'
import { useTranslation } from '@stoa/extension-sdk'
import { MultiSelect } from '@stoa/ui/multi-select'

interface IdsFieldProps {
  /** Default: what they are. */
  label?: string
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Where a product is sold. */
export function ChannelField({ label, value, onChange }: IdsFieldProps) {
  const { t } = useTranslation()
  const { options, error } = useChannelChoices()
  return (
    <MultiSelect
      label={label ?? t('admin.product.organisation.channels')}
      description={value.length === 0 && label === undefined ? t('products.organise.nowhere') : undefined}
      placeholder={t('products.organise.noChannels')}
      options={options}
      value={value}
      onChange={onChange}
      errors={error ? [t('admin.choose.failed')] : []}
    />
  )
}

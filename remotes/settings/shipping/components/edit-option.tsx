import { useRecordForm } from '@stoa/admin/form'
import type { AdminRegion } from '@stoa/api/admin/regions'
import { useUpdateShippingOption, type ShippingOptionRow } from '@stoa/api/admin/shipping-options'
import { useUpdateShippingProfile } from '@stoa/api/admin/shipping-profiles'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { changedMetadata } from '@stoa/ui/metadata-editor'

import { requirementsOf } from '../model/requirements.ts'
import { OptionDialog } from './option-dialog.tsx'
import { optionValues, type OptionValues } from './option-values.ts'

interface EditOptionProps {
  region: AdminRegion
  option: ShippingOptionRow
  onClose: () => void
}

export function EditOption({ region, option, onClose }: EditOptionProps) {
  const { id, requirements } = option
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateShippingOption()
  const { mutateAsync: updateProfile } = useUpdateShippingProfile()
  const form = useRecordForm<OptionValues>({
    id: `shipping-option-${id}`,
    values: optionValues(option),
    save: async (values, changes) => {
      const { name, isVisible, price_type, amount, includes_tax, metadata, profile, min, max } = changes
      const others = {
        ...(name !== undefined && { name }),
        ...(isVisible !== undefined && { admin_only: !isVisible }),
        ...(price_type !== undefined && {
          price_type: price_type === 'flat_rate' ? ('flat_rate' as const) : ('calculated' as const),
        }),
        ...(amount !== undefined && amount !== null && { amount }),
        ...(includes_tax !== undefined && { includes_tax }),
        ...changedMetadata(option.metadata, metadata),
      }
      const hasLimits = min !== undefined || max !== undefined
      if (hasLimits || Object.keys(others).length > 0)
        await update({ id, changes: { ...others, requirements: requirementsOf(values, requirements) } })
      if (profile) await updateProfile({ id: profile, changes: { shipping_options: [id] } })
      notify.success(t('shipping.saved'), values.name)
      onClose()
    },
  })
  return (
    <OptionDialog
      title={t(option.is_return ? 'shipping.returns.edit' : 'shipping.options.edit')}
      form={form}
      region={region}
      isReturn={option.is_return}
      onClose={onClose}
    />
  )
}

import { FormDialog } from '@stoa/admin/form'
import type { AdminDiscount } from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'

import { ConfigurationFields } from '../../components/configuration-fields.tsx'
import { useDiscountEdit } from './use-discount-edit.ts'

interface EditConfigurationProps {
  discount: AdminDiscount
  onClose: () => void
}

/** Changes when and how often a discount counts. */
export function EditConfiguration({ discount, onClose }: EditConfigurationProps) {
  const { t } = useTranslation()
  const form = useDiscountEdit(discount, 'configuration', onClose)
  return (
    <FormDialog title={t('discounts.edit.configuration')} form={form} onClose={onClose}>
      <ConfigurationFields form={form} isCode={discount.parent_discount_id !== null} hasStart />
    </FormDialog>
  )
}

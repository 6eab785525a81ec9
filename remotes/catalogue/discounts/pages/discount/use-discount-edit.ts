import { useRecordForm } from '@stoa/admin/form'
import { useUpdateDiscount, type AdminDiscount } from '@stoa/api/admin/discounts'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { changedMetadata, rowsOf } from '@stoa/ui/metadata-editor'

import { SERVER_FIELDS } from '../../components/server-fields.ts'
import { discountChanges, fieldsOf, savesOf, type DiscountFields } from '../../model/discount-fields.ts'

/** The form of a discount, which sends what was changed and nothing else. */
export function useDiscountEdit(
  discount: AdminDiscount,
  part: 'general' | 'configuration',
  onClose: () => void,
) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateDiscount()
  const { id } = discount
  return useRecordForm<DiscountFields>({
    id: part,
    values: { ...fieldsOf(discount), metadata: rowsOf(discount.metadata) },
    serverFields: SERVER_FIELDS,
    save: async (values, { metadata }) => {
      const changed = {
        ...discountChanges(discount, values),
        ...changedMetadata(discount.metadata, metadata),
      }
      for (const changes of savesOf(discount, changed)) await update({ id, changes })
      notify.success(t('discounts.saved'), values.code)
      onClose()
    },
  })
}

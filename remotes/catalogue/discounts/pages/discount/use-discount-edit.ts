import { useRecordForm } from '@stoa/admin/form'
import { useUpdateDiscount, type AdminDiscount } from '@stoa/api/admin/discounts'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { SERVER_FIELDS } from '../../components/server-fields.ts'
import { discountChanges, fieldsOf, savesOf } from '../../model/discount-fields.ts'

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
  return useRecordForm({
    id: part,
    values: fieldsOf(discount),
    serverFields: SERVER_FIELDS,
    save: async (values) => {
      for (const changes of savesOf(discount, discountChanges(discount, values)))
        await update({ id, changes })
      notify.success(t('discounts.saved'), values.code)
      onClose()
    },
  })
}

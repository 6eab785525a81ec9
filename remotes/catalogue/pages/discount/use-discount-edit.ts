import { useUpdateDiscount, type AdminDiscount } from '@stoa/api/admin/discounts'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { REFUSABLE } from '../../components/discount/discount-form.ts'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import { discountChanges, fieldsOf, savesOf } from '../../model/discount-fields.ts'

/** The form of a discount, which sends what was changed and nothing else. */
export function useDiscountEdit(discount: AdminDiscount, onClose: () => void) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateDiscount()
  const { id } = discount
  return useDialogForm({
    defaultValues: fieldsOf(discount),
    refusable: REFUSABLE,
    save: async (values) => {
      for (const changes of savesOf(discount, discountChanges(discount, values)))
        await update({ id, changes })
      notify.success(t('discounts.saved'), values.code)
      onClose()
    },
  })
}

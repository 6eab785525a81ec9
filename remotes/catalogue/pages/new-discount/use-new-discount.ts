import { useCreateDiscount } from '@stoa/api/admin/discounts'
import { useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { useRef, useState } from 'react'

import { REFUSABLE } from '../../components/discount/discount-form.ts'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import { NEW_DISCOUNT, newDiscount } from '../../model/discount-fields.ts'

type SavedAs = 'draft' | 'published'

/** The form of a discount that does not exist yet; it is saved as a draft, or counts at once. */
export function useNewDiscount() {
  const { t } = useTranslation()
  const { open } = useNavigation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateDiscount()
  const [savedAs, setSavedAs] = useState<SavedAs>('published')
  const wanted = useRef(savedAs)
  const { isSaving, submit, ...rest } = useDialogForm({
    defaultValues: NEW_DISCOUNT,
    refusable: REFUSABLE,
    save: async (values) => {
      const { discount } = await create(newDiscount(values, wanted.current === 'draft'))
      notify.success(t(`discounts.created.${wanted.current}`), discount.code)
      open(`/discounts/${discount.id}`, { replace: true })
    },
  })
  return {
    ...rest,
    savingAs: isSaving ? savedAs : undefined,
    save: (as: SavedAs) => {
      wanted.current = as
      setSavedAs(as)
      submit()
    },
  }
}

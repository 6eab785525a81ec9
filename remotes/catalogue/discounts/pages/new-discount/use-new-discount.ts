import { useRecordForm } from '@stoa/admin/form'
import { useCreateDiscount } from '@stoa/api/admin/discounts'
import { useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { newMetadata } from '@stoa/ui/metadata-editor'
import { useRef, useState } from 'react'

import { SERVER_FIELDS } from '../../components/server-fields.ts'
import { NEW_DISCOUNT, newDiscount, type DiscountFields } from '../../model/discount-fields.ts'

type SavedAs = 'draft' | 'published'

/** The form of a discount that does not exist yet; it is saved as a draft, or counts at once. */
export function useNewDiscount() {
  const { t } = useTranslation()
  const { open } = useNavigation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateDiscount()
  const [savedAs, setSavedAs] = useState<SavedAs>('published')
  const wanted = useRef(savedAs)
  const form = useRecordForm<DiscountFields>({
    id: 'new-discount',
    values: NEW_DISCOUNT,
    serverFields: SERVER_FIELDS,
    save: async (values) => {
      const { discount } = await create({
        ...newDiscount(values, wanted.current === 'draft'),
        ...newMetadata(values.metadata),
      })
      notify.success(t(`discounts.created.${wanted.current}`), discount.code)
      open(`/discounts/${discount.id}`, { replace: true })
    },
  })
  return {
    form,
    savingAs: form.isSaving ? savedAs : undefined,
    save: (as: SavedAs) => {
      wanted.current = as
      setSavedAs(as)
      form.submit()
    },
  }
}

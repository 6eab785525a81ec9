import { FormDialog, useWriteNotice } from '@stoa/admin/form'
import { ProductPicker } from '@stoa/admin/pickers'
import { useUpdateShippingProfile } from '@stoa/api/admin/shipping-profiles'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

import type { Profile } from '../../model/profile.ts'

interface AddProductsProps {
  profile: Profile
  onClose: () => void
}

/** Moves chosen products here from their profiles, in one call. */
export function AddProducts({ profile: { id, name }, onClose }: AddProductsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutate: update, isPending, error } = useUpdateShippingProfile()
  const notice = useWriteNotice(error)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const onSuccess = () => {
    notify.success(t('shippingProfiles.products.added'), name)
    onClose()
  }
  return (
    <FormDialog
      title={t('shippingProfiles.products.addTitle', { name })}
      subtitle={t('shippingProfiles.products.addHint')}
      size="large"
      saveLabel={t('shippingProfiles.products.addSave')}
      form={{
        isDirty: chosen.size > 0,
        isSaving: isPending,
        ...notice,
        submit: () => update({ id, changes: { products: [...chosen] } }, { onSuccess }),
      }}
      onClose={onClose}
    >
      <ProductPicker chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  )
}

import { FormDialog, useWriteNotice } from '@stoa/admin/form'
import { ProductPicker } from '@stoa/admin/pickers'
import { useAddProductsToCategory, type CategoryName } from '@stoa/api/admin/product-categories'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

interface AddProductsProps {
  category: CategoryName
  onClose: () => void
}

/** Chooses products and puts them into the category, in one call. Those that are in it already stay as they are. */
export function AddProducts({ category: { id, name }, onClose }: AddProductsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutate: add, isPending, error } = useAddProductsToCategory()
  const notice = useWriteNotice(error)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const onSuccess = () => {
    notify.success(t('categories.products.added'), name)
    onClose()
  }
  return (
    <FormDialog
      title={t('categories.products.addTitle', { name })}
      subtitle={t('categories.products.addHint')}
      size="large"
      saveLabel={t('categories.products.add')}
      form={{
        isDirty: chosen.size > 0,
        isSaving: isPending,
        ...notice,
        submit: () => add({ id, productIds: [...chosen] }, { onSuccess }),
      }}
      onClose={onClose}
    >
      <ProductPicker chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  )
}

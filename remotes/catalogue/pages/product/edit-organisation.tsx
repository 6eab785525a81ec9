import { useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Controller } from 'react-hook-form'

import { FormDialog } from '../../components/form-dialog.tsx'
import { OrganiseFields } from '../../components/product/organise-fields.tsx'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import type { Organisation } from '../../model/new-product.ts'
import { organisationChanges, organisationOf } from '../../model/organisation.ts'

interface EditProps {
  product: AdminProduct
  onClose: () => void
}

export function EditOrganisation({ product, onClose }: EditProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateProduct()
  const before = organisationOf(product)
  const form = useDialogForm<{ organisation: Organisation }>({
    defaultValues: { organisation: before },
    save: async ({ organisation }) => {
      await update({ id: product.id, changes: organisationChanges(product, organisation) })
      notify.success(t('general.saved'), product.title)
      onClose()
    },
  })
  return (
    <FormDialog title={t('product.organise.edit')} form={form} onClose={onClose}>
      <Controller
        name="organisation"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <OrganiseFields value={value} onChange={onChange} collectionTitle={product.collection?.title} />
        )}
      />
    </FormDialog>
  )
}

import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { OrganiseFields } from '../../components/organise-fields.tsx'
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
  const form = useRecordForm<{ organisation: Organisation }>({
    id: 'organisation',
    values: { organisation: before },
    save: async ({ organisation }) => {
      await update({ id: product.id, changes: organisationChanges(product, organisation) })
      notify.success(t('products.general.saved'), product.title)
      onClose()
    },
  })
  return (
    <FormDialog title={t('products.organise.edit')} form={form} onClose={onClose}>
      <Field
        form={form}
        name="organisation"
        as={OrganiseFields}
        collectionTitle={product.collection?.title}
      />
    </FormDialog>
  )
}

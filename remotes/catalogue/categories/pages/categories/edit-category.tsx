import { FormDialog, handleOf, useRecordForm } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import { categoryQueries, useUpdateCategory, type Category } from '@stoa/api/admin/product-categories'
import { useApi } from '@stoa/api/react'
import { useContributedFields, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Dialog } from '@stoa/ui/dialog'
import { changedMetadata, rowsOf } from '@stoa/ui/metadata-editor'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

import { CategoryFields, type CategoryValues } from './category-fields.tsx'

interface EditCategoryProps {
  id: string
  /** The categories above it, in words. */
  parent: string
  onClose: () => void
}

/** Changes a category as the store has it now. */
export function EditCategory({ id, parent, onClose }: EditCategoryProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(categoryQueries(useApi()).detail(id))
  if (data) return <EditForm category={data.product_category} parent={parent} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={t('categories.edit')} subtitle={parent}>
      {error ? (
        <LoadFailure title={t('categories.failedOne')} error={error} onRetry={refetch} />
      ) : (
        <SkeletonLines count={5} />
      )}
    </Dialog>
  )
}

interface EditFormProps extends Omit<EditCategoryProps, 'id'> {
  category: Category
}

function EditForm({ category, parent, onClose }: EditFormProps) {
  const { id, name, handle, description, is_active, is_internal, metadata } = category
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update, isPending } = useUpdateCategory()
  const added = useContributedFields('product_category', category, isPending)
  const form = useRecordForm<CategoryValues>({
    id: `category-${id}`,
    values: {
      name,
      handle,
      description: description ?? '',
      status: is_active ? 'active' : 'inactive',
      visibility: is_internal ? 'private' : 'public',
      metadata: rowsOf(metadata),
    },
    parts: [added],
    save: async (values, typed) => {
      const changes = {
        ...(typed.name !== undefined && { name: typed.name }),
        ...(typed.handle !== undefined && { handle: typed.handle || handleOf(values.name) }),
        ...(typed.description !== undefined && { description: typed.description }),
        ...(typed.status && { is_active: typed.status === 'active' }),
        ...(typed.visibility && { is_internal: typed.visibility === 'private' }),
        ...changedMetadata(metadata, typed.metadata, added.changes),
      }
      await update({ id, changes })
      notify.success(t('categories.saved'), values.name)
      onClose()
    },
  })
  return (
    <FormDialog title={t('categories.edit')} subtitle={parent} size="large" form={form} onClose={onClose}>
      <CategoryFields form={form} />
      {added.elements}
    </FormDialog>
  )
}

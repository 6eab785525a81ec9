import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { NO_FILTER } from '@stoa/admin/list'
import { useCreateCategory } from '@stoa/api/admin/product-categories'
import { useContributedFields, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { newMetadata } from '@stoa/ui/metadata-editor'

import { addressOf } from '../../model/category-rules.ts'
import { CategoryFields, type CategoryValues } from './category-fields.tsx'

interface CreateCategoryProps {
  /** Null for the top. */
  parentId: string | null
  /** The categories above it, in words. */
  parent: string
  onClose: () => void
}

const BLANK: CategoryValues = {
  name: '',
  handle: '',
  description: '',
  status: 'active',
  visibility: 'public',
  metadata: [],
}

/** Creates a category, the last one below its parent, and shows it. */
export function CreateCategory({ parentId, parent, onClose }: CreateCategoryProps) {
  const { t } = useTranslation()
  const { open } = useNavigation()
  const notify = useNotify()
  const { mutateAsync: create, isPending } = useCreateCategory()
  const added = useContributedFields('product_category', undefined, isPending)
  const form = useRecordForm<CategoryValues>({
    id: 'new-category',
    values: BLANK,
    parts: [added],
    save: async ({ name, handle, description, status, visibility, metadata }) => {
      const { product_category: category } = await create({
        name,
        ...(handle && { handle }),
        ...(description && { description }),
        is_active: status === 'active',
        is_internal: visibility === 'private',
        parent_category_id: parentId,
        ...newMetadata(metadata, added.changes),
      })
      notify.success(t('categories.created'), name)
      onClose()
      open(addressOf(NO_FILTER, category.id))
    },
  })
  return (
    <FormDialog
      title={t('categories.create.title')}
      subtitle={parent}
      size="large"
      saveLabel={t('categories.create.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <CategoryFields form={form} />
      {added.elements}
    </FormDialog>
  )
}

import { useListFilter } from '@stoa/admin/list'
import { useDeleteCategory, type CategoryName } from '@stoa/api/admin/product-categories'
import { useDialogs, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'

import { addressOf, CATEGORY_RULES, shownCategory } from '../../model/category-rules.ts'

/** Deletes a category after a question that says what stays, and leaves it where it was shown. */
export function useDeleteQuestion() {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const { open } = useNavigation()
  const notify = useNotify()
  const { filter } = useListFilter(CATEGORY_RULES)
  const { mutate: remove, isPending } = useDeleteCategory()
  const ask = async ({ id, name }: CategoryName) => {
    const isWanted = await confirm({
      title: t('categories.delete.title', { name }),
      message: t('categories.delete.message'),
      confirmLabel: t('categories.delete.confirm'),
      tone: 'danger',
    })
    if (!isWanted) return
    const onSuccess = () => {
      notify.success(t('categories.deleted'), name)
      if (shownCategory(filter) === id) open(addressOf(filter), { replace: true })
    }
    remove({ id }, { onSuccess })
  }
  return { ask, isPending }
}

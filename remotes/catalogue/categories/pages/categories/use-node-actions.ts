import { categoryKeys, type Category } from '@stoa/api/admin/product-categories'
import { useListContributions, useTranslation } from '@stoa/extension-sdk'
import type { MenuEntry } from '@stoa/ui/menu'
import { useQueryClient } from '@tanstack/react-query'
import FolderPlus from 'lucide-react/icons/folder-plus'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useCallback } from 'react'

import { useDeleteQuestion } from './use-delete-question.ts'

/** Opens a form over the page. */
export interface NodeForms {
  /** For a new category below this one; null for the top. */
  onCreate: (parentId: string | null) => void
  onEdit: (id: string) => void
}

/**
 * What the menu of a category in the tree offers, with what extensions add. One with others inside cannot be deleted, and
 * says so.
 */
export function useNodeActions(known: ReadonlyMap<string, Category>, { onCreate, onEdit }: NodeForms) {
  const { t } = useTranslation()
  const { ask } = useDeleteQuestion()
  const cache = useQueryClient()
  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: categoryKeys.lists() }), [cache])
  const { rowActions } = useListContributions('product_category', refresh)
  return (id: string): MenuEntry[] => {
    const category = known.get(id)
    if (!category) return []
    const isFull = category.category_children.length > 0
    return [
      { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => onEdit(id) },
      { id: 'add', label: t('categories.create.inside'), icon: FolderPlus, onAction: () => onCreate(id) },
      {
        id: 'delete',
        label: t(isFull ? 'categories.delete.full' : 'admin.delete'),
        icon: Trash2,
        tone: 'danger',
        isDisabled: isFull,
        onAction: () => ask(category),
      },
      ...rowActions.map(({ run, ...entry }) => ({ ...entry, onAction: () => run(category) })),
    ]
  }
}

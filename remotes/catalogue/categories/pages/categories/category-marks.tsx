import type { Category } from '@stoa/api/admin/product-categories'
import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'

import { isFoundByHandle } from '../../model/category-tree.ts'
import styles from './categories.module.css'

interface CategoryMarksProps {
  category: Category | undefined
  /** What the tree is searched for: a handle that fits it is shown. */
  search?: string
}

/** What is out of the ordinary about a category: that the shop does not show it, and why. */
export function CategoryMarks({ category, search = '' }: CategoryMarksProps) {
  const { t } = useTranslation()
  if (!category) return null
  return (
    <span className={styles.marks}>
      {isFoundByHandle(category, search) ? <bdi>/{category.handle}</bdi> : null}
      {category.is_active ? null : <Badge tone="warning">{t('categories.inactive')}</Badge>}
      {category.is_internal ? <Badge>{t('categories.private')}</Badge> : null}
    </span>
  )
}

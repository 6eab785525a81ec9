import type { ListFilter } from '@stoa/admin/list'
import type { Category } from '@stoa/api/admin/product-categories'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Link } from '@stoa/ui/link'

import { addressOf } from '../../model/category-rules.ts'
import { shortName, wayTo } from '../../model/category-tree.ts'
import styles from './category-facts.module.css'

interface CategoryWayProps {
  id: string
  tree: readonly Category[]
  filter: ListFilter
}

/** The categories above one, each a link. Nothing at the top. */
export function CategoryWay({ id, tree, filter }: CategoryWayProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const above = wayTo(tree, id).slice(0, -1)
  if (above.length === 0) return null
  return (
    <nav aria-label={t('categories.way.label')}>
      <ol className={styles.way}>
        {above.map((category) => (
          <li key={category.id} className={styles.step}>
            <Link href={href(addressOf(filter, category.id))}>
              <bdi>{shortName(category.name)}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

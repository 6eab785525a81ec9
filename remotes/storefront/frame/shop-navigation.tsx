import { useTranslation } from '@stoa/i18n/react'
import { Link, useLocation, useSearchParams } from 'react-router'

import { childrenOf, pathTo } from '../model/category-tree.ts'
import { listPath } from '../model/shop-address.ts'
import { useCategories } from '../state/use-categories.ts'
import styles from './header.module.css'

/** All products and the top categories. Without the categories the shop still opens. */
export function ShopNavigation() {
  const { t } = useTranslation()
  const categories = useCategories()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const current = pathname === '/products' ? pathTo(categories, search.get('category'))[0] : undefined
  const isAll = pathname === '/products' && search.size === 0
  return (
    <nav className={styles['navigation']} aria-label={t('frame.navigation')}>
      <ul className={styles['links']}>
        <li>
          <Link to={listPath()} className={styles['link']} aria-current={isAll ? 'page' : undefined}>
            {t('frame.all')}
          </Link>
        </li>
        {childrenOf(categories, null).map(({ id, name, handle }) => (
          <li key={id}>
            <Link
              to={listPath({ category: handle })}
              className={styles['link']}
              aria-current={current?.id === id ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

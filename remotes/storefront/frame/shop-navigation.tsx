import { useTranslation } from '@stoa/i18n/react'
import { Link, useLocation } from 'react-router'

import { childrenOf } from '../model/category-tree.ts'
import { categoryPath, listPath } from '../model/shop-address.ts'
import { useCategories } from '../state/use-categories.ts'
import styles from './header.module.css'

/** All products and the top categories. Without the categories the shop still opens. */
export function ShopNavigation() {
  const { t } = useTranslation()
  const categories = useCategories()
  const { pathname } = useLocation()
  return (
    <nav className={styles.navigation} aria-label={t('frame.navigation')}>
      <ul className={styles.links}>
        <li>
          <Link
            to={listPath()}
            className={styles.link}
            viewTransition
            aria-current={pathname === '/products' ? 'page' : undefined}
          >
            {t('frame.all')}
          </Link>
        </li>
        {childrenOf(categories, null).map((category) => {
          const path = categoryPath([category])
          const isOpen = `${pathname}/`.startsWith(`${path}/`)
          return (
            <li key={category.id}>
              <Link
                to={path}
                className={styles.link}
                viewTransition
                aria-current={isOpen ? 'page' : undefined}
              >
                {category.name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

import { useTranslation } from '@stoa/i18n/react'
import { scrollIntoRow } from '@stoa/ui/scroll-into-row'
import { Link } from 'react-router'

import { type Category, childrenOf, pathTo } from '../../model/category-tree.ts'
import { categoryPath, collectionPath } from '../../model/shop-address.ts'
import styles from './list-links.module.css'

interface ListLinksProps {
  categories: readonly Category[]
  /** The chosen category and the ones above it. */
  path: readonly Category[]
  collections: readonly { id: string; title: string; handle: string | null }[] | undefined
  /** The chosen collection's id. */
  current: string | undefined
}

/** The ways to other lists. Only the branch of the chosen category is unfolded. */
export function ListLinks({ categories, path, collections, current }: ListLinksProps) {
  const { t } = useTranslation()
  return (
    <aside className={styles.side}>
      <nav aria-labelledby="categories">
        <h2 id="categories" className={styles.heading}>
          {t('products.categories')}
        </h2>
        <Branch categories={categories} path={path} parent={null} />
      </nav>
      <nav aria-labelledby="collections">
        <h2 id="collections" className={styles.heading}>
          {t('products.collections')}
        </h2>
        <ul className={styles.links}>
          {collections?.map(({ id, title, handle }) => (
            <li key={id}>
              <Link
                to={collectionPath(handle ?? '')}
                className={styles.link}
                aria-current={id === current ? 'page' : undefined}
                ref={id === current ? scrollIntoRow : null}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}

function Branch({
  categories,
  path,
  parent,
}: Pick<ListLinksProps, 'categories' | 'path'> & { parent: string | null }) {
  return (
    <ul className={styles.links}>
      {childrenOf(categories, parent).map((category) => {
        const isOnPath = path.includes(category)
        const hasChildren = childrenOf(categories, category.id).length > 0
        return (
          <li key={category.id}>
            <Link
              to={categoryPath(pathTo(categories, category.handle))}
              className={styles.link}
              aria-current={path.at(-1) === category ? 'page' : undefined}
              ref={path.at(-1) === category ? scrollIntoRow : null}
            >
              {category.name}
            </Link>
            {isOnPath && hasChildren ? (
              <Branch categories={categories} path={path} parent={category.id} />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

import { useApi } from '@stoa/api/react'
import { collectionQueries } from '@stoa/api/store/collections'
import { useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

import { type Category, childrenOf } from '../model/category-tree.ts'
import { categoryPath, collectionPath, listPath } from '../model/shop-address.ts'
import { useCategoryList } from '../state/use-categories.ts'
import { CountryChoice } from './country-choice.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { CurrentNotice } from './notice-bar.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './shop-menu.module.css'

/** Widths of the skeletons that stand for names. */
const PLACEHOLDERS = ['40%', '55%', '35%', '50%']

interface ShopMenuProps {
  hasRegion: boolean
  onClose: () => void
}

/** Every way into the shop, above the page. The browser keeps the focus inside and returns it to the button. */
export default function ShopMenu({ hasRegion, onClose }: ShopMenuProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const { query, categories } = useCategoryList()
  const { data, isPending, failureReason } = useQuery(collectionQueries(useApi()).list({ limit: 100 }))
  const collections = data?.collections ?? []
  // What is below would move under a thumb: it comes with the last of them, or with the first failure.
  const isWaiting = (query.isPending && !query.failureReason) || (isPending && !failureReason)

  useEffect(() => dialog.current?.showModal(), [])

  const close = () => dialog.current?.close()

  return (
    <dialog ref={dialog} className={styles.menu} aria-label={t('frame.menu')} onClose={onClose}>
      <div className={styles.head}>
        <button type="button" className={styles.close} aria-label={t('frame.closeMenu')} onClick={close}>
          <Icon glyph={X} size="large" />
        </button>
        <div className={styles.search}>{hasRegion ? <SearchBox /> : null}</div>
      </div>
      <CurrentNotice />
      <nav className={styles.section} aria-label={t('frame.navigation')}>
        <ul>
          <MenuLink to={listPath()} onFollow={close}>
            {t('frame.all')}
          </MenuLink>
          {isWaiting ? null : <Branch categories={categories} path={[]} onFollow={close} />}
        </ul>
      </nav>
      {isWaiting ? (
        <div className={styles.waiting} aria-busy>
          {PLACEHOLDERS.map((width) => (
            <Skeleton key={width} height="1.5em" width={width} />
          ))}
        </div>
      ) : (
        <Rest collections={collections} hasRegion={hasRegion} onFollow={close} />
      )}
    </dialog>
  )
}

interface RestProps {
  collections: readonly { id: string; title: string; handle: string | null }[]
  hasRegion: boolean
  onFollow: () => void
}

/** What the menu has below the categories. */
function Rest({ collections, hasRegion, onFollow }: RestProps) {
  const { t } = useTranslation()
  return (
    <>
      {collections.length > 0 ? (
        <nav className={styles.section} aria-labelledby="menu-collections">
          <h2 id="menu-collections" className={styles.heading}>
            {t('products.collections')}
          </h2>
          <ul>
            {collections.map(({ id, title, handle }) => (
              <MenuLink key={id} to={collectionPath(handle ?? '')} onFollow={onFollow}>
                <bdi>{title}</bdi>
              </MenuLink>
            ))}
          </ul>
        </nav>
      ) : null}
      <nav className={styles.section} aria-label={t('frame.account')}>
        <ul>
          <MenuLink to="/account" onFollow={onFollow}>
            {t('frame.account')}
          </MenuLink>
          <MenuLink to="/account/wish-list" onFollow={onFollow}>
            {t('wish.title')}
          </MenuLink>
          <MenuLink to="/orders" onFollow={onFollow}>
            {t('frame.findOrder')}
          </MenuLink>
          <MenuLink to="/gift-card" onFollow={onFollow}>
            {t('frame.giftCard')}
          </MenuLink>
        </ul>
      </nav>
      <section className={styles.section} aria-label={t('frame.settings')}>
        <div className={styles.settings}>
          {hasRegion ? <CountryChoice variant="framed" /> : null}
          <LanguageChoice variant="framed" />
        </div>
      </section>
    </>
  )
}

interface BranchProps {
  categories: readonly Category[]
  /** The categories above. */
  path: readonly Category[]
  onFollow: () => void
}

/** The categories below one. Only the branch of the page is unfolded. */
function Branch({ categories, path, onFollow }: BranchProps) {
  const { pathname } = useLocation()
  return childrenOf(categories, path.at(-1)?.id ?? null).map((category) => {
    const own = [...path, category]
    const to = categoryPath(own)
    const isUnfolded = `${pathname}/`.startsWith(`${to}/`) && childrenOf(categories, category.id).length > 0
    return (
      <MenuLink
        key={category.id}
        to={to}
        onFollow={onFollow}
        below={isUnfolded ? <Branch categories={categories} path={own} onFollow={onFollow} /> : null}
      >
        <bdi>{category.name}</bdi>
      </MenuLink>
    )
  })
}

interface MenuLinkProps {
  to: string
  onFollow: () => void
  children: ReactNode
  below?: ReactNode
}

function MenuLink({ to, onFollow, children, below }: MenuLinkProps) {
  const { pathname } = useLocation()
  return (
    <li>
      <Link
        to={to}
        className={styles.link}
        aria-current={pathname === to ? 'page' : undefined}
        onClick={onFollow}
      >
        {children}
      </Link>
      {below ? <ul className={styles.below}>{below}</ul> : null}
    </li>
  )
}

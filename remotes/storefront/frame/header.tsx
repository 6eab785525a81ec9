import { useSessionCart } from '@stoa/api/store/session-cart'
import { useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import UserRound from 'lucide-react/icons/user-round'
import { Link } from 'react-router'

import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { SearchBox } from './search-box.tsx'
import { ShopNavigation } from './shop-navigation.tsx'

/** The sign, the ways into the shop, the search and the cart. */
export function Header() {
  const { t } = useTranslation()
  const { totalItems: count } = useSessionCart()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        <ShopNavigation />
        <SearchBox />
        <Link to="/account" className={styles.account} aria-label={t('frame.account')}>
          <Icon glyph={UserRound} size="large" />
        </Link>
        <Link to="/cart" className={styles.cart} aria-label={t('frame.cart', { count })}>
          <Icon glyph={ShoppingBag} size="large" />
          {count > 0 ? (
            <span className={styles.count} aria-hidden>
              {count}
            </span>
          ) : null}
        </Link>
      </div>
    </header>
  )
}

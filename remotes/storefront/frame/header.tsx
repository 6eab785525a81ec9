import { useSessionCart } from '@stoa/api/store/session-cart'
import { useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import UserRound from 'lucide-react/icons/user-round'
import { Link } from 'react-router'

import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { MenuButton } from './menu-button.tsx'
import { SearchBox } from './search-box.tsx'
import { ShopNavigation } from './shop-navigation.tsx'

/** The logo, the ways into the shop, the search, the wish list, the account and the cart. On a phone a menu has the ways. */
export function Header({ hasRegion }: { hasRegion: boolean }) {
  const { t } = useTranslation()
  const { totalItems: count } = useSessionCart()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <MenuButton hasRegion={hasRegion} />
        <Brand isCompact />
        <ShopNavigation />
        <SearchBox />
        <Link to="/account/wish-list" className={styles.wishes} aria-label={t('wish.title')}>
          <Icon glyph={Heart} size="large" />
        </Link>
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

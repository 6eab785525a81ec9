import { useTranslation } from '@stoa/i18n/react'
import { scrollIntoRow } from '@stoa/ui/scroll-into-row'
import { NavLink, useLocation } from 'react-router'

import styles from './account-frame.module.css'
import { useSignOut } from './use-sign-out.ts'

/** The pages of the account, and the way out of it. */
export function AccountNavigation() {
  const { t } = useTranslation()
  const { signOut, isSigningOut } = useSignOut()
  const { pathname } = useLocation()
  const pages = [
    { to: '/account', label: t('account.overview') },
    { to: '/account/orders', label: t('account.orders') },
    { to: '/account/addresses', label: t('account.addresses') },
    { to: '/account/wish-list', label: t('wish.title') },
    { to: '/account/profile', label: t('account.profile') },
  ]
  const current = pages.findLast(({ to }) => pathname.startsWith(to))
  return (
    <nav className={styles.navigation} aria-label={t('account.title')}>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.to}>
            <NavLink
              to={page.to}
              end={page.to === '/account'}
              className={styles.link}
              ref={page === current ? scrollIntoRow : null}
            >
              {page.label}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.link}
            disabled={isSigningOut}
            onClick={() => void signOut()}
          >
            {t('account.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

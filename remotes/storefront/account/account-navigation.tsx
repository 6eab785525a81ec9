import { useTranslation } from '@stoa/i18n/react'
import { NavLink } from 'react-router'

import styles from './account-frame.module.css'
import { useSignOut } from './use-sign-out.ts'

/** The pages of the account, and the way out of it. */
export function AccountNavigation() {
  const { t } = useTranslation()
  const { signOut, isSigningOut } = useSignOut()
  const pages = [
    { to: '/account', label: t('account.overview') },
    { to: '/account/orders', label: t('account.orders') },
    { to: '/account/addresses', label: t('account.addresses') },
    { to: '/account/wish-list', label: t('wish.title') },
    { to: '/account/profile', label: t('account.profile') },
  ]
  return (
    <nav className={styles.navigation} aria-label={t('account.title')}>
      <ul className={styles.list}>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/account'} className={styles.link}>
              {label}
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

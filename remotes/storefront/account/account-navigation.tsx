import { useTranslation } from '@stoa/i18n/react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'

import styles from './account-frame.module.css'
import { useSignOut } from './use-sign-out.ts'

/** Scrolls a row sideways, and only the row, until the link of a page, or of the page above it, stands whole in it. */
function showLinkTo(path: string, row: HTMLElement): void {
  const links = [...row.querySelectorAll('a')]
  const link = links.findLast(({ pathname }) => path.startsWith(pathname))?.getBoundingClientRect()
  if (!link) return
  const { left, right } = row.getBoundingClientRect()
  row.scrollLeft += Math.min(0, link.left - left) + Math.max(0, link.right - right)
}

/** The pages of the account, and the way out of it. */
export function AccountNavigation() {
  const { t } = useTranslation()
  const { signOut, isSigningOut } = useSignOut()
  const { pathname } = useLocation()
  const row = useRef<HTMLElement>(null)

  useEffect(() => {
    if (row.current) showLinkTo(pathname, row.current)
  }, [pathname])

  const pages = [
    { to: '/account', label: t('account.overview') },
    { to: '/account/orders', label: t('account.orders') },
    { to: '/account/addresses', label: t('account.addresses') },
    { to: '/account/wish-list', label: t('wish.title') },
    { to: '/account/profile', label: t('account.profile') },
  ]
  return (
    <nav ref={row} className={styles.navigation} aria-label={t('account.title')}>
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

import { useTranslation } from '@stoa/i18n/react'
import { Link } from 'react-router'

import { SHOP_NAME } from '../model/shop-name.ts'
import styles from './brand.module.css'

/** The shop's logo and name; links to the home page. A compact one is its logo alone on a phone. */
export function Brand({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/"
      className={styles.brand}
      data-compact={isCompact || undefined}
      aria-label={t('frame.home')}
      viewTransition
    >
      <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden>
        <path d="M4 10 16 3l12 7v2H4zM6 14h4v11H6zm8 0h4v11h-4zm8 0h4v11h-4zM4 27h24v2H4z" />
      </svg>
      <span className={styles.name} translate="no">
        {SHOP_NAME}
      </span>
    </Link>
  )
}

import { useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router'

import { Brand } from './brand.tsx'
import styles from './frame.module.css'
import { NoticeBar } from './notice-bar.tsx'
import { Progress } from './progress.tsx'
import { RegionGate } from './region-gate.tsx'

/** The layout of the checkout, with few links out of it. */
export function CheckoutFrame() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <RegionGate>
      {(instead) => (
        <div className={styles.frame}>
          <a className={styles.skip} href="#main">
            {t('frame.skip')}
          </a>
          <Progress />
          <header className={styles.checkoutHeader}>
            <Link to="/cart" className={styles.back}>
              <Icon glyph={ArrowLeft} isDirectional />
              {t('frame.backToCart')}
            </Link>
            <Brand />
          </header>
          <NoticeBar key={pathname} />
          <main id="main" className={styles.main} tabIndex={-1}>
            {instead ?? <Outlet />}
          </main>
          <ScrollRestoration />
        </div>
      )}
    </RegionGate>
  )
}

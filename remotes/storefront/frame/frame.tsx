import { useTranslation } from '@stoa/i18n/react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'

import { AddedNotice } from './added-notice.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { Progress } from './progress.tsx'
import { RegionGate } from './region-gate.tsx'
import { TopBar } from './top-bar.tsx'
import { useCartAtHand } from './use-cart-at-hand.ts'

/** Every page that a browser opens by itself has the same key: there the address names the position. */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key

/** The layout of every page but the checkout. */
export function Frame() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  useCartAtHand()
  return (
    <RegionGate>
      {(instead) => (
        <div className={styles.frame}>
          <a className={styles.skip} href="#main">
            {t('frame.skip')}
          </a>
          <Progress />
          <TopBar hasRegion={!instead} />
          <Header hasRegion={!instead} />
          <NoticeBar key={pathname} />
          {instead ? null : <AddedNotice key={`${pathname} added`} />}
          <main id="main" className={styles.main} tabIndex={-1}>
            {instead ?? <Outlet />}
          </main>
          <Footer />
          <ScrollRestoration getKey={scrollKey} />
        </div>
      )}
    </RegionGate>
  )
}

import { Spinner } from '@stoa/ui/spinner'
import { useTranslation } from 'react-i18next'

import styles from '../routing/page-outlet.module.css'
import { StoaMark } from '../session/stoa-mark.tsx'

/** Shown while the feed is on its way: without it, no page is known. Says so when that takes long. */
export function WaitingPage({ isLong }: { isLong: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <main className={styles.waiting} aria-busy>
      <StoaMark size={40} />
      <Spinner label={t('loading')} />
      <output>{isLong ? t('feed.slow') : null}</output>
    </main>
  )
}

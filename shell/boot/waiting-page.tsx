import { Spinner } from '@stoa/ui/spinner'
import { useTranslation } from 'react-i18next'

import styles from '../routing/page-outlet.module.css'

/** Shown while the feed is on its way: without it, no page is known. */
export function WaitingPage() {
  const { t } = useTranslation('shell')
  return (
    <main className={styles.waiting} aria-busy>
      <Spinner label={t('loading')} />
    </main>
  )
}

import { Spinner } from '@stoa/ui/spinner'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './public-page.module.css'
import { UnreachablePage } from './unreachable-page.tsx'

interface LazyPageProps {
  /** Loads the page; called again after a failure. Must be stable across renders. */
  load: () => Promise<ReactNode>
}

/** Page whose code loads when it is opened. */
export function LazyPage({ load }: LazyPageProps) {
  const { t } = useTranslation('shell')
  const [attempt, setAttempt] = useState(0)
  const [page, setPage] = useState<ReactNode>()
  const [failed, setFailed] = useState<number>()

  useEffect(() => {
    load().then(setPage, () => setFailed(attempt))
  }, [load, attempt])

  if (page !== undefined) return page
  if (failed === attempt) return <UnreachablePage onRetry={async () => setAttempt(attempt + 1)} />
  return (
    <main className={styles.page}>
      <Spinner size="large" label={t('loading')} />
    </main>
  )
}

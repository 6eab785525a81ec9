import { Spinner } from '@stoa/ui/spinner'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './operator-route.module.css'

const OperatorPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "operator-page" */ './operator-page.tsx')
  return { default: page.OperatorPage }
})

export function OperatorRoute() {
  const { t } = useTranslation('shell')
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <Spinner label={t('loading')} />
        </div>
      }
    >
      <OperatorPage />
    </Suspense>
  )
}

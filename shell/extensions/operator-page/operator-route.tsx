import { Spinner } from '@stoa/ui/spinner'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { WithTexts } from '../../language/with-texts.tsx'
import styles from './operator-route.module.css'

const OperatorPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "operator-page" */ './operator-page.tsx')
  return { default: page.OperatorPage }
})

export function OperatorRoute() {
  const { t } = useTranslation('shell')
  const waiting = (
    <div className={styles.waiting}>
      <Spinner label={t('loading')} />
    </div>
  )
  return (
    <WithTexts namespace="extensions" fallback={waiting}>
      <Suspense fallback={waiting}>
        <OperatorPage />
      </Suspense>
    </WithTexts>
  )
}

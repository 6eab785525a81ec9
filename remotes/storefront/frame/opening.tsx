import { useTranslation } from '@stoa/i18n/react'
import { Spinner } from '@stoa/ui/spinner'

import styles from './frame.module.css'

/** Shown alone until the first page's code is loaded. */
export function Opening() {
  const { t } = useTranslation()
  return (
    <div className={styles.waiting}>
      <Spinner label={t('frame.loading')} size="large" />
    </div>
  )
}

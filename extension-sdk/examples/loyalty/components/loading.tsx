import { useTranslation } from '@stoa/extension-sdk'

import styles from './loading.module.css'

interface LoadingProps {
  /** As many lines as are awaited. */
  lines: number
}

export function Loading({ lines }: LoadingProps) {
  const { t } = useTranslation()
  return (
    <output className={styles.loading} aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </output>
  )
}

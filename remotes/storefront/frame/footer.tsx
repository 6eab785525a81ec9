import { useTranslation } from '@stoa/i18n/react'

import { Brand } from './brand.tsx'
import styles from './frame.module.css'

/** Ends every page of the shop. */
export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={styles['footer']}>
      <div className={styles['footerContent']}>
        <Brand />
        <p className={styles['motto']}>{t('frame.motto')}</p>
      </div>
    </footer>
  )
}

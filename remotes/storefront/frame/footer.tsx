import { useTranslation } from '@stoa/i18n/react'

import { Link } from 'react-router'

import { LEGAL_PAGES } from '../model/legal-text.ts'
import { Brand } from './brand.tsx'
import styles from './frame.module.css'

/** Ends every page of the shop. */
export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={styles.footerContent}>
        <Brand />
        <p className={styles.motto}>{t('frame.motto')}</p>
        <nav aria-label={t('frame.legal')}>
          <ul className={styles.legal}>
            {[...LEGAL_PAGES, 'withdrawal'].map((page) => (
              <li key={page}>
                <Link to={`/${page}`} className={styles.legalLink}>
                  {t(`legal.${page}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}

import { useTranslation } from '@stoa/i18n/react'
import { EmptyState } from '@stoa/ui/empty-state'
import { useLocation } from 'react-router'

import { PageHeading } from '../../components/page-heading.tsx'
import { legalText, type LegalPage } from '../../model/legal-text.ts'
import { useRegion } from '../../state/region.ts'
import styles from './legal.module.css'

/** The imprint, the terms or the privacy notice of the shopper's region, as the store's staff wrote it. */
export function Legal() {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const { region } = useRegion()
  const page = pathname.slice(1) as LegalPage
  const text = legalText(region.metadata, page, i18n.language)
  return (
    <article className={styles.page}>
      <PageHeading title={t(`legal.${page}`)} head={{ path: pathname, description: text }} />
      {text ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : (
        <EmptyState title={t('legalPage.none')} message={t('legalPage.noneHint')} />
      )}
    </article>
  )
}

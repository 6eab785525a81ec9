import { useTranslation } from '@stoa/i18n/react'

import { ActionLink } from '../../components/action-link.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { listPath } from '../../model/shop-address.ts'
import styles from './lost.module.css'

/** The page for unknown URLs. */
export function Lost() {
  const { t } = useTranslation()
  return (
    <div className={styles.lost}>
      <PageHeading title={t('lost.title')} />
      <p>{t('lost.message')}</p>
      <ActionLink to={listPath()} variant="primary">
        {t('lost.shop')}
      </ActionLink>
    </div>
  )
}

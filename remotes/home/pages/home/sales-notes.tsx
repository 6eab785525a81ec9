import { useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'

import type { Reach } from '../../model/sales.ts'
import styles from './sales-section.module.css'

/** The definition of the figures, and what they leave out. */
export function SalesNotes({ reach }: { reach: Reach | undefined }) {
  const { t, locale } = useTranslation()
  return (
    <>
      {reach?.since ? (
        <p className={styles.warning}>
          {t('home.sales.cut', {
            read: reach.read,
            all: reach.all,
            date: formatDate(reach.since, locale),
          })}
        </p>
      ) : null}
      <p className={styles.note}>{t('home.sales.note')}</p>
    </>
  )
}

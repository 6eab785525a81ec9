import type { Finding } from '@stoa/extension-sdk/admission'
import { useTranslation } from 'react-i18next'

import styles from './entry-list.module.css'

/** What was rejected: rule, winner and fix. */
export function RefusalList({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation('shell')
  const keyed = findings.map((finding, index) => ({ ...finding, key: String(index) }))
  return (
    <section>
      <h3 className={styles.title}>{t('extensions.refusals')}</h3>
      <ul className={styles.list}>
        {keyed.map(({ key, rule, contribution, winner, message }) => (
          <li key={key} className={styles.entry}>
            <p className={styles.head}>
              <code dir="ltr">{rule}</code>
              <bdi>{contribution ?? t('extensions.wholeExtension')}</bdi>
              {winner === undefined ? null : <span>{t('extensions.winner', { winner })}</span>}
            </p>
            <p dir="ltr">{message}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useTranslation } from '@stoa/i18n/react'

import { CountryChoice } from './country-choice.tsx'
import { LanguageChoice } from './language-choice.tsx'
import styles from './top-bar.module.css'

/** Where the things go and in which language the shop speaks. On a phone they are in the menu. */
export function TopBar({ hasRegion }: { hasRegion: boolean }) {
  const { t } = useTranslation()
  return (
    <section className={styles.bar} aria-label={t('frame.settings')}>
      <div className={styles.content}>
        {hasRegion ? <CountryChoice /> : <span />}
        <LanguageChoice />
      </div>
    </section>
  )
}

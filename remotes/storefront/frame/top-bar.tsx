import { languages } from '@stoa/i18n/languages'
import { useTranslation } from '@stoa/i18n/react'

import { NativeSelect } from '../components/native-select.tsx'
import { CountryChoice } from './country-choice.tsx'
import styles from './top-bar.module.css'

const LANGUAGE_OPTIONS = languages.map(({ code, name }) => ({ id: code, label: name }))

/** Where the things go and in which language the shop speaks. */
export function TopBar({ hasRegion }: { hasRegion: boolean }) {
  const { t, i18n } = useTranslation()
  return (
    <section className={styles.bar} aria-label={t('frame.settings')}>
      <div className={styles.content}>
        {hasRegion ? <CountryChoice /> : <span />}
        <NativeSelect
          variant="bare"
          label={t('frame.language')}
          options={LANGUAGE_OPTIONS}
          value={i18n.resolvedLanguage ?? i18n.language}
          onChange={(code) => void i18n.changeLanguage(code)}
        />
      </div>
    </section>
  )
}

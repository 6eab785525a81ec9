import { useTranslation } from 'react-i18next'

import { NEW_TAB_KEYS } from '../shortcuts/key-names.ts'
import { Keys } from '../shortcuts/keys.tsx'
import styles from './palette.module.css'

/** Key hints, hidden on touch screens. */
export function PaletteHints() {
  const { t } = useTranslation('shell')
  return (
    <footer className={styles.hints}>
      <span className={styles.hint}>
        <Keys keys={['↑', '↓']} /> {t('search.keys.choose')}
      </span>
      <span className={styles.hint}>
        <Keys keys={['↵']} /> {t('search.keys.open')}
      </span>
      <span className={styles.hint}>
        <Keys keys={NEW_TAB_KEYS} /> {t('search.keys.newTab')}
      </span>
      <span className={styles.hint}>
        <Keys keys={['Esc']} /> {t('search.keys.close')}
      </span>
    </footer>
  )
}

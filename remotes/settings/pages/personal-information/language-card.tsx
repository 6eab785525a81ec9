import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Select } from '@stoa/ui/select'

import styles from './language-card.module.css'

export function LanguageCard() {
  const { t, language } = useTranslation()
  return (
    <Card title={t('settings.language.title')} description={t('settings.language.description')}>
      <div className={styles.choice}>
        <Select
          label={t('settings.language.label')}
          placeholder={t('settings.language.label')}
          options={language.options().map(({ locale, name }) => ({ id: locale, label: name }))}
          value={language.current()}
          onChange={(code) => void language.change(code)}
        />
      </div>
    </Card>
  )
}

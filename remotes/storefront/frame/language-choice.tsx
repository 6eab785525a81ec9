import { languages } from '@stoa/i18n/languages'
import { useTranslation } from '@stoa/i18n/react'

import { NativeSelect } from '../components/native-select.tsx'

const OPTIONS = languages.map(({ code, name }) => ({ id: code, label: name }))

interface LanguageChoiceProps {
  /** As of a `NativeSelect`. Default bare. */
  variant?: 'framed' | 'bare'
}

/** Chooses the language of the shop. */
export function LanguageChoice({ variant = 'bare' }: LanguageChoiceProps) {
  const { t, i18n } = useTranslation()
  return (
    <NativeSelect
      variant={variant}
      label={t('frame.language')}
      options={OPTIONS}
      value={i18n.resolvedLanguage ?? i18n.language}
      onChange={(code) => void i18n.changeLanguage(code)}
    />
  )
}

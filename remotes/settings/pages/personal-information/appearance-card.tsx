import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { RadioCards } from '@stoa/ui/radio-cards'
import { chooseTheme, THEMES, useTheme } from '@stoa/ui/theme'

export function AppearanceCard() {
  const { t } = useTranslation()
  const notify = useNotify()
  const theme = useTheme()
  const choose = (id: string) => {
    const chosen = THEMES.find((known) => known === id)
    if (chosen && !chooseTheme(chosen)) notify.warn(t('appearance.title'), t('appearance.notKept'))
  }
  return (
    <Card title={t('appearance.title')} description={t('appearance.description')}>
      <RadioCards
        label={t('appearance.label')}
        cards={THEMES.map((id) => ({
          id,
          title: t(`appearance.${id}.title`),
          description: t(`appearance.${id}.description`),
        }))}
        value={theme}
        onChange={choose}
      />
    </Card>
  )
}

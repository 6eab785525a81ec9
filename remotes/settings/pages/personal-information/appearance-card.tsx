import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { RadioCards } from '@stoa/ui/radio-cards'
import { chooseTheme, THEMES, useTheme } from '@stoa/ui/theme'

export function AppearanceCard() {
  const { t } = useTranslation()
  const notify = useNotify()
  const theme = useTheme()
  const choose = (id: string) => {
    const chosen = THEMES.find((name) => name === id)
    if (chosen && !chooseTheme(chosen))
      notify.warn(t('settings.appearance.title'), t('settings.appearance.notKept'))
  }
  return (
    <Card title={t('settings.appearance.title')} description={t('settings.appearance.description')}>
      <RadioCards
        label={t('settings.appearance.label')}
        cards={THEMES.map((id) => ({
          id,
          title: t(`settings.appearance.${id}.title`),
          description: t(`settings.appearance.${id}.description`),
        }))}
        value={theme}
        onChange={choose}
      />
    </Card>
  )
}

import { useContributions, useTranslation } from '@stoa/extension-sdk'
import { Page } from '@stoa/ui/page'

import { CardGroup } from './card-group.tsx'

export default function SettingsPage() {
  const { t } = useTranslation()
  const cards = useContributions().settingsCards()
  return (
    <Page title={t('settings.title')}>
      <CardGroup title={t('settings.general')} cards={cards.filter((card) => !card.fromExtension)} />
      <CardGroup title={t('settings.extensions')} cards={cards.filter((card) => card.fromExtension)} />
    </Page>
  )
}

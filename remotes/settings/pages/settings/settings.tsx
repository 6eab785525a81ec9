import { useContributions, useTranslation } from '@stoa/extension-sdk'
import { Page } from '@stoa/ui/page'

import { CardGroup } from './card-group.tsx'
import { useAppCards } from './use-app-cards.ts'
import { useOutsideCards } from './use-outside-cards.ts'

export default function SettingsPage() {
  const { t } = useTranslation()
  const cards = useContributions().settingsCards()
  const general = [...useOutsideCards(), ...cards.filter((card) => !card.fromExtension)]
  return (
    <Page title={t('settings.title')}>
      <CardGroup
        title={t('settings.general')}
        cards={general.toSorted((one, other) => (one.path < other.path ? -1 : 1))}
      />
      <CardGroup title={t('apps.all')} cards={useAppCards()} />
      <CardGroup title={t('settings.extensions')} cards={cards.filter((card) => card.fromExtension)} />
    </Page>
  )
}

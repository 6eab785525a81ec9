import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Page } from '@stoa/ui/page'

import { AppearanceCard } from './appearance-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PersonCard } from './person-card.tsx'
import { TokenCard } from './token-card.tsx'
import { UsageCard } from './usage-card.tsx'
import styles from './personal-information.module.css'

export default function PersonalInformationPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <Page title={t('settings.personal.title')} back={{ href: href('/settings'), label: t('settings.title') }}>
      <div className={styles.cards}>
        <PersonCard />
        <LanguageCard />
        <AppearanceCard />
        <UsageCard />
        <PasswordCard />
        <TokenCard />
      </div>
    </Page>
  )
}

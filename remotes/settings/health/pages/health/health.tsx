import { storeTexts } from '@stoa/api/admin/store'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Page } from '@stoa/ui/page'

import { BackendCard } from '../../components/backend-card.tsx'
import { FindingsCard } from '../../components/findings-card.tsx'
import { ProductsCard } from '../../components/products-card.tsx'
import { useExtensionProblems } from '../../components/use-extension-problems.ts'
import { useRegionFacts } from '../../components/use-region-facts.ts'
import { extensionFindings } from '../../model/extension-findings.ts'
import { linkFindings } from '../../model/link-findings.ts'
import { providerFindings } from '../../model/provider-findings.ts'
import { regionFindings } from '../../model/region-findings.ts'

export default function HealthPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { facts, error, refetch } = useRegionFacts()
  const extensions = useExtensionProblems()
  const currencies = facts && [...new Set(facts.regions.map(({ currency_code }) => currency_code))]
  const failed = { error, onRetry: refetch }
  return (
    <Page title={t('health.title')} back={{ href: href('/settings'), label: t('settings.title') }}>
      <BackendCard />
      <FindingsCard
        title={t('health.regions.title')}
        description={t('health.regions.hint')}
        findings={
          facts && regionFindings({ ...facts, currencies: facts.store.currencies.map(({ code }) => code) })
        }
        {...failed}
      />
      <ProductsCard currencies={currencies} {...failed} />
      <FindingsCard
        title={t('health.providers.title')}
        description={t('health.providers.hint')}
        findings={facts && providerFindings({ ...facts, fulfillment: facts.store.fulfillment_providers })}
        {...failed}
      />
      <FindingsCard
        title={t('health.links.title')}
        description={t('health.links.hint')}
        findings={facts && linkFindings({ ...facts.store, ...storeTexts(facts.store.metadata) })}
        {...failed}
      />
      <FindingsCard
        title={t('health.extensions.title')}
        description={t('health.extensions.hint')}
        findings={extensions.data && extensionFindings(extensions.data)}
        error={extensions.error}
        onRetry={extensions.refetch}
      />
    </Page>
  )
}

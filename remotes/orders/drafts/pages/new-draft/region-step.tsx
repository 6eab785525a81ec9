import { LoadFailure } from '@stoa/admin/failures'
import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { RadioCards } from '@stoa/ui/radio-cards'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'

import type { DraftWizardState } from './use-draft-wizard.ts'

/** Chooses the region, and says what another one does to what was entered. */
export function RegionStep({ wizard }: { wizard: DraftWizardState }) {
  const { regions, values, effects, changeRegion } = wizard
  const { t } = useTranslation()
  if (!regions.data) {
    return regions.error ? (
      <LoadFailure title={t('draftOrders.region.failed')} error={regions.error} onRetry={regions.refetch} />
    ) : (
      <SkeletonLines count={4} />
    )
  }
  const currency = effects?.to.currency_code.toUpperCase() ?? ''
  return (
    <>
      <RadioCards
        label={t('draftOrders.region.label')}
        description={t('draftOrders.region.hint')}
        value={values.region}
        onChange={changeRegion}
        cards={regions.data.regions.map(({ id, name, currency_code, tax_rate }) => ({
          id,
          title: name,
          description: t('draftOrders.region.card', {
            currency: currency_code.toUpperCase(),
            rate: tax_rate,
          }),
        }))}
      />
      {effects ? (
        <Banner title={t('draftOrders.region.changed', { region: effects.to.name })}>
          <ul>
            {effects.repriced > 0 ? (
              <li>{t('draftOrders.region.repriced', { count: effects.repriced })}</li>
            ) : null}
            {effects.dropped > 0 ? (
              <li>{t('draftOrders.region.dropped', { count: effects.dropped })}</li>
            ) : null}
            {effects.converted > 0 ? (
              <li>{t('draftOrders.region.converted', { count: effects.converted, currency })}</li>
            ) : null}
            <li>{t('draftOrders.region.shipping')}</li>
          </ul>
        </Banner>
      ) : null}
    </>
  )
}

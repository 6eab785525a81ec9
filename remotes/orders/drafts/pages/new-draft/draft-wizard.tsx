import { FormNotices } from '@stoa/admin/form'
import { Wizard } from '@stoa/admin/steps'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Page } from '@stoa/ui/page'
import { Stack } from '@stoa/ui/stack'
import type { ComponentType } from 'react'

import { DRAFT_STEPS, type DraftStep, type DraftValues } from '../../model/draft-values.ts'
import { AddressesStep } from './addresses-step.tsx'
import { CustomerStep } from './customer-step.tsx'
import { DiscountStep } from './discount-step.tsx'
import { LinesStep } from './lines-step.tsx'
import { RegionStep } from './region-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { SummaryStep } from './summary-step.tsx'
import { useDraftWizard, type DraftWizardState } from './use-draft-wizard.ts'
import type { ReplacedDraft } from './use-source.ts'

interface DraftWizardProps {
  source: string
  values: DraftValues
  replaced: ReplacedDraft | undefined
  /** The source has more shipping methods than a draft can have. */
  isShippingCut: boolean
}

const STEPS: Record<DraftStep, ComponentType<{ wizard: DraftWizardState }>> = {
  region: RegionStep,
  lines: LinesStep,
  discount: DiscountStep,
  customer: CustomerStep,
  addresses: AddressesStep,
  shipping: ShippingStep,
  summary: SummaryStep,
}

const SHIPPING_STEPS: ReadonlySet<DraftStep> = new Set(['shipping', 'summary'])

/** The steps to a draft order. What was typed survives a reload. */
export function DraftWizard(props: DraftWizardProps) {
  const { replaced, isShippingCut } = props
  const { t } = useTranslation()
  const { href } = useNavigation()
  const wizard = useDraftWizard(props)
  const { step, form, problem } = wizard
  const Step = STEPS[step]
  return (
    <Page
      title={
        replaced
          ? t('draftOrders.create.replace', { number: replaced.display_id })
          : t('draftOrders.create.title')
      }
      back={{ href: href('/draft-orders'), label: t('draftOrders.title') }}
      actions={
        <>
          {step === 'region' ? null : <Button onPress={wizard.back}>{t('draftOrders.create.back')}</Button>}
          {step === 'summary' ? (
            <Button variant="primary" isLoading={form.isSaving} onPress={wizard.create}>
              {t(replaced ? 'admin.save' : 'draftOrders.create.save')}
            </Button>
          ) : (
            <Button variant="primary" onPress={wizard.next}>
              {t('draftOrders.create.next')}
            </Button>
          )}
        </>
      }
    >
      <Wizard
        label={t('draftOrders.create.progress')}
        steps={DRAFT_STEPS.map((id) => ({ id, title: t(`draftOrders.steps.${id}`) }))}
        step={step}
      >
        <FormNotices form={form} isNew />
        {isShippingCut && SHIPPING_STEPS.has(step) ? (
          <Banner tone="warning" title={t('draftOrders.shipping.several')} />
        ) : null}
        {problem ? <Banner tone="error" title={problem} /> : null}
        {step === 'summary' ? (
          <Step wizard={wizard} />
        ) : (
          <Card title={t(`draftOrders.steps.${step}`)}>
            <Stack>
              <Step wizard={wizard} />
            </Stack>
          </Card>
        )}
      </Wizard>
    </Page>
  )
}

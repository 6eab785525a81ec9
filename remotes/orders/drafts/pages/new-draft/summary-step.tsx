import { Field } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { addressLines } from '@stoa/i18n/addresses'
import { formatCodes } from '@stoa/i18n/lists'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Switch } from '@stoa/ui/switch'
import type { ReactNode } from 'react'

import { PostalLines } from '../../components/postal-lines.tsx'
import type { DraftStep } from '../../model/draft-values.ts'
import { SummaryLines } from './summary-lines.tsx'
import { SummaryShipping } from './summary-shipping.tsx'
import type { DraftWizardState } from './use-draft-wizard.ts'

/** Everything that was entered, each part with the way to its step. */
export function SummaryStep({ wizard }: { wizard: DraftWizardState }) {
  const { form, values, region, replaced } = wizard
  const { t, locale } = useTranslation()
  const { codes, email, customerName, shipping, billing, isBillingSame } = values
  const part = (step: DraftStep, content: ReactNode) => (
    <SummaryPart key={step} wizard={wizard} step={step}>
      {content}
    </SummaryPart>
  )
  const postal = (address: typeof shipping) => (
    <PostalLines lines={addressLines({ ...address, country_code: address.country_code ?? null }, locale)} />
  )
  return (
    <>
      {replaced ? (
        <Banner title={t('draftOrders.create.replaces', { number: replaced.display_id })}>
          {t('draftOrders.create.replacesHint')}
        </Banner>
      ) : null}
      {part('region', region ? <bdi>{region.name}</bdi> : '–')}
      {part('lines', <SummaryLines wizard={wizard} />)}
      {part(
        'discount',
        codes.length > 0 ? <bdi>{formatCodes(codes, locale)}</bdi> : t('draftOrders.codes.none'),
      )}
      {part(
        'customer',
        <>
          {customerName ? <bdi>{customerName}</bdi> : null} <bdi>{email}</bdi>
        </>,
      )}
      {part(
        'addresses',
        <>
          <h3>{t('draftOrders.addresses.shipping')}</h3>
          {postal(shipping)}
          <h3>{t('draftOrders.addresses.billing')}</h3>
          {isBillingSame ? t('draftOrders.addresses.same') : postal(billing)}
        </>,
      )}
      {part('shipping', <SummaryShipping wizard={wizard} />)}
      <Card title={t('draftOrders.notified.label')}>
        <Field form={form} name="isNotified" as={Switch} label={t('draftOrders.notified.field')} />
      </Card>
    </>
  )
}

interface SummaryPartProps {
  wizard: DraftWizardState
  step: DraftStep
  children: ReactNode
}

function SummaryPart({ wizard, step, children }: SummaryPartProps) {
  const { t } = useTranslation()
  const title = t(`draftOrders.steps.${step}`)
  return (
    <Card
      title={title}
      actions={
        <Button
          aria-label={t('draftOrders.create.editStep', { step: title })}
          onPress={() => wizard.go(step)}
        >
          {t('admin.edit')}
        </Button>
      }
    >
      {children}
    </Card>
  )
}

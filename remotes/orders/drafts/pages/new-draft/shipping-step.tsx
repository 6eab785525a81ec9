import { Field } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import { useTranslation } from '@stoa/extension-sdk'
import { shippingLimits } from '@stoa/api/admin/shipping-options'
import { formatMoney } from '@stoa/i18n/money'
import { MoneyField } from '@stoa/ui/money-field'
import { RadioCards } from '@stoa/ui/radio-cards'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'

import { fittingOptions } from '../../model/fitting-options.ts'
import { limitOfDraft } from '../../model/shipping-problem.ts'
import type { DraftWizardState } from './use-draft-wizard.ts'

const LIMIT_TEXTS = { tooLow: 'draftOrders.shipping.minimum', tooHigh: 'draftOrders.shipping.maximum' }

/** How the order is sent, at the price of the option or an own one. */
export function ShippingStep({ wizard }: { wizard: DraftWizardState }) {
  const { form, values, region, facts, shipping, change } = wizard
  const { options, error, refetch } = shipping
  const { t, locale } = useTranslation()
  if (!region) return t('draftOrders.wrong.noRegion')
  if (!options) {
    return error ? (
      <LoadFailure title={t('draftOrders.shipping.failed')} error={error} onRetry={refetch} />
    ) : (
      <SkeletonLines count={4} />
    )
  }
  const currency = region.currency_code
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const fitting = fittingOptions(options, values.lines, facts)
  if (fitting.length === 0) return t('draftOrders.shipping.none')
  return (
    <>
      <RadioCards
        label={t('draftOrders.shipping.label')}
        value={values.option}
        onChange={(option) => change({ option })}
        cards={fitting.map((option) => {
          const { id, name, amount } = option
          const unmet = limitOfDraft(option, values, facts)
          const { min, max } = shippingLimits(option.requirements)
          const limit = (unmet === 'tooLow' ? min : max) ?? 0
          return {
            id,
            title: name,
            aside: amount === null ? t('draftOrders.shipping.calculated') : <bdi>{money(amount)}</bdi>,
            ...(unmet && {
              disabledReason: t(LIMIT_TEXTS[unmet], { amount: money(limit) }),
            }),
          }
        })}
      />
      <Field
        form={form}
        name="shippingPrice"
        as={MoneyField}
        label={t('draftOrders.shipping.own')}
        description={t('draftOrders.shipping.ownHint')}
        currency={currency}
      />
    </>
  )
}

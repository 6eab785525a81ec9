import { Field } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/record'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { MoneyField } from '@stoa/ui/money-field'
import { RadioCards } from '@stoa/ui/radio-cards'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'

import { fittingOptions } from '../../model/fitting-options.ts'
import { subtotalOf } from '../../model/line-prices.ts'
import { requirementOf } from '../../model/shipping-requirement.ts'
import type { DraftWizardState } from './use-draft-wizard.ts'
import { useShippingOptions } from './use-shipping-options.ts'

/** How the order is sent, at the price of the option or an own one. */
export function ShippingStep({ wizard }: { wizard: DraftWizardState }) {
  const { form, values, region, facts, change } = wizard
  const { t, locale } = useTranslation()
  const { options, error, refetch } = useShippingOptions(values.region)
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
  const subtotal = subtotalOf(values.lines, facts)
  const fitting = fittingOptions(options, values.lines, facts)
  if (fitting.length === 0) return t('draftOrders.shipping.none')
  return (
    <>
      <RadioCards
        label={t('draftOrders.shipping.label')}
        value={values.option}
        onChange={(option) => change({ option })}
        cards={fitting.map(({ id, name, amount, requirements }) => {
          const unmet = requirementOf(requirements, subtotal)
          return {
            id,
            title: name,
            aside: amount === null ? t('draftOrders.shipping.calculated') : <bdi>{money(amount)}</bdi>,
            ...(unmet && {
              disabledReason: t(`draftOrders.shipping.${unmet.type}`, { amount: money(unmet.amount) }),
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

import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'

import type { DraftWizardState } from './use-draft-wizard.ts'

/** The chosen way to send the order, with its price. */
export function SummaryShipping({ wizard: { values, region, shipping } }: { wizard: DraftWizardState }) {
  const { t, locale } = useTranslation()
  const option = shipping.options?.find(({ id }) => id === values.option)
  if (!option || !region) return '–'
  const price = values.shippingPrice ?? option.amount
  return (
    <>
      <bdi>{option.name}</bdi>{' '}
      <bdi>
        {price === null
          ? t('draftOrders.shipping.calculated')
          : formatMoney(price, region.currency_code, locale)}
      </bdi>
    </>
  )
}

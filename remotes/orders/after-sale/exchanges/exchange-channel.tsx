import { Field } from '@stoa/admin/form'
import { useChannelChoices } from '@stoa/admin/choices'
import { useTranslation } from '@stoa/extension-sdk'
import { Select } from '@stoa/ui/select'

import type { AfterSaleForm } from '../components/values.ts'

/** The sales channel that an exchange is settled in. */
export function ExchangeChannel({ form }: { form: AfterSaleForm }) {
  const { t } = useTranslation()
  const { options } = useChannelChoices()
  const own = t('afterSale.exchange.ownChannel')
  return (
    <Field
      form={form}
      name="channel"
      as={Select}
      label={t('orderList.columns.channel')}
      placeholder={own}
      clearLabel={own}
      options={options}
    />
  )
}

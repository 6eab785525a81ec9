import { Field } from '@stoa/admin/form'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { ComboField } from '@stoa/ui/combo-field'
import { TextField } from '@stoa/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'

import { customerQuery } from '../../../customers/components/customer-query.ts'
import { searchCustomers } from '../../../customers/model/customer-options.ts'
import { NO_ADDRESS } from '../../model/draft-values.ts'
import { firstAddress, isUntyped } from '../../model/saved-addresses.ts'
import type { DraftWizardState } from './use-draft-wizard.ts'

/** The customer: one of the store, or a guest by the e-mail that is typed. */
export function CustomerStep({ wizard }: { wizard: DraftWizardState }) {
  const { form, values, region, change } = wizard
  const { t } = useTranslation()
  const http = useApi()
  const cache = useQueryClient()
  const choose = async (id: string | null, name = '', email = '') => {
    const before = values.customer && cache.getQueryData(customerQuery(http)(values.customer).queryKey)
    const isReplaced = isUntyped(values.shipping, (before && before.customer.shipping_addresses) || [])
    change({ customer: id, customerName: name, email, ...(isReplaced && { shipping: NO_ADDRESS }) })
    if (id === null || !isReplaced) return
    // The step of the addresses says when they cannot be read.
    const read = await cache.fetchQuery(customerQuery(http)(id)).catch(() => undefined)
    const { customer, shipping } = form.methods.getValues()
    if (!read || customer !== id || !isUntyped(shipping, [])) return
    change({ shipping: firstAddress(read.customer.shipping_addresses, region) })
  }
  const isChosen = values.customer !== null
  return (
    <>
      <ComboField
        label={t('draftOrders.customer.choose')}
        placeholder={t('draftOrders.customer.new')}
        clearLabel={t('draftOrders.customer.new')}
        load={searchCustomers(http, { order: 'email' })}
        value={values.customer}
        {...(values.customerName && { valueLabel: values.customerName })}
        onChange={(id, option) => void choose(id, option?.label, option?.description ?? option?.label)}
      />
      <Field
        form={form}
        name="email"
        as={TextField}
        label={t('draftOrders.columns.email')}
        description={t(isChosen ? 'draftOrders.customer.emailKnown' : 'draftOrders.customer.emailHint')}
        type="email"
        autoComplete="off"
        isReadOnly={isChosen}
        isRequired
      />
    </>
  )
}

import { Field } from '@stoa/admin/form'
import { customerCalls } from '@stoa/api/admin/customers'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { ComboField, type LoadOptions } from '@stoa/ui/combo-field'
import { TextField } from '@stoa/ui/text-field'

import { personName } from '../../../orders/model/person-name.ts'
import { addressValues } from '../../model/draft-source.ts'
import type { DraftWizardState } from './use-draft-wizard.ts'

const LIMIT = 20

/** The customer: one of the store, or a guest by the e-mail that is typed. */
export function CustomerStep({ wizard }: { wizard: DraftWizardState }) {
  const { form, values, change } = wizard
  const { t } = useTranslation()
  const http = useApi()
  const load: LoadOptions = async ({ query, offset, signal }) => {
    const { customers, count } = await customerCalls.list(
      http,
      { limit: LIMIT, offset, order: 'email', ...(query && { q: query }) },
      { signal },
    )
    const options = customers.map((customer) => ({
      id: customer.id,
      label: personName(customer) ?? customer.email,
      description: customer.email,
    }))
    return { options, count }
  }
  const choose = async (id: string | null, name = '', email = '') => {
    change({ customer: id, customerName: name, email })
    const isTyped = Object.values(values.shipping).some(Boolean)
    if (id === null || isTyped) return
    const { customer } = await customerCalls.retrieve(http, id, { expand: 'shipping_addresses' })
    const [saved] = customer.shipping_addresses
    if (saved) change({ shipping: addressValues(saved) })
  }
  const isChosen = values.customer !== null
  return (
    <>
      <ComboField
        label={t('draftOrders.customer.choose')}
        placeholder={t('draftOrders.customer.new')}
        clearLabel={t('draftOrders.customer.new')}
        load={load}
        value={values.customer}
        {...(values.customerName && { valueLabel: values.customerName })}
        onChange={(id, option) => void choose(id, option?.label, option?.description)}
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

import { Field, type RecordForm, REQUIRED_TEXT } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import { customerGroupQueries } from '@stoa/api/admin/customer-groups'
import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { DateField } from '@stoa/ui/date-field'
import { FormGrid } from '@stoa/ui/form-grid'
import { MultiSelect } from '@stoa/ui/multi-select'
import { RadioCards } from '@stoa/ui/radio-cards'
import { Stack } from '@stoa/ui/stack'
import { Switch } from '@stoa/ui/switch'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { useQuery } from '@tanstack/react-query'

import { PERIOD_RULES, type PriceListFields } from '../model/price-list-fields.ts'

/** So many customer groups can be chosen from. */
const GROUPS = { limit: 500 }

/** What a price list is, when it works and for whom. */
export function DetailsFields<Values extends PriceListFields>(props: { form: RecordForm<Values> }) {
  const form = props.form as unknown as RecordForm<PriceListFields>
  const { t } = useTranslation()
  const hasTax = useFlag('tax_inclusive_pricing')
  const groups = useQuery(customerGroupQueries(useApi()).list(GROUPS))
  return (
    <Stack>
      <Field
        form={form}
        name="type"
        as={RadioCards}
        label={t('pricing.fields.type')}
        cards={(['sale', 'override'] as const).map((id) => ({
          id,
          title: t(`pricing.type.${id}.title`),
          description: t(`pricing.type.${id}.hint`),
        }))}
      />
      <Field
        form={form}
        name="name"
        as={TextField}
        label={t('pricing.fields.name')}
        autoComplete="off"
        rules={REQUIRED_TEXT}
      />
      <Field
        form={form}
        name="description"
        as={TextArea}
        label={t('pricing.fields.description')}
        rules={REQUIRED_TEXT}
      />
      {hasTax ? (
        <Field
          form={form}
          name="includesTax"
          as={Switch}
          label={t('pricing.fields.tax')}
          description={t('pricing.fields.taxHint')}
        />
      ) : null}
      <FormGrid>
        {(['starts', 'ends'] as const).map((name) => (
          <Field
            key={name}
            form={form}
            name={name}
            as={DateField}
            label={t(`pricing.fields.${name}`)}
            description={t(`pricing.fields.${name}Hint`)}
            hasTime
            rules={{ ...PERIOD_RULES, deps: ['starts', 'ends'] }}
          />
        ))}
      </FormGrid>
      {groups.error && !groups.data ? (
        <LoadFailure title={t('pricing.groupsFailed')} error={groups.error} onRetry={groups.refetch} />
      ) : (
        <Field
          form={form}
          name="groups"
          as={MultiSelect}
          label={t('pricing.fields.groups')}
          description={t('pricing.fields.groupsHint')}
          placeholder={t('pricing.everybody')}
          options={(groups.data?.customer_groups ?? []).map(({ id, name }) => ({ id, label: name }))}
        />
      )}
    </Stack>
  )
}

import { customerGroupQueries } from '@stoa/api/admin/customer-groups'
import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { DateField } from '@stoa/ui/date-field'
import { MultiSelect } from '@stoa/ui/multi-select'
import { RadioCards } from '@stoa/ui/radio-cards'
import { Switch } from '@stoa/ui/switch'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { Controller, type Control } from 'react-hook-form'

import { PERIOD_RULES, type PriceListFields } from '../../model/price-list-fields.ts'
import { REQUIRED_TEXT } from '../../model/text-rules.ts'
import { LoadFailure } from '../load-failure.tsx'
import styles from './pricing.module.css'

interface DetailsFieldsProps {
  form: {
    control: Control<PriceListFields>
    errorsOf: (field: keyof PriceListFields) => string[]
  }
}

/** So many customer groups can be chosen from. */
const GROUPS = { limit: 500 }

/** What a price list is, when it works and for whom. */
export function DetailsFields({ form: { control, errorsOf } }: DetailsFieldsProps) {
  const { t, locale } = useTranslation()
  const hasTax = useFlag('tax_inclusive_pricing')
  const groups = useQuery(customerGroupQueries(useApi()).list(GROUPS))
  return (
    <div className={styles['form']}>
      <Controller
        name="type"
        control={control}
        render={({ field }) => (
          <RadioCards
            {...field}
            label={t('pricing.fields.type')}
            cards={(['sale', 'override'] as const).map((id) => ({
              id,
              title: t(`pricing.type.${id}.title`),
              description: t(`pricing.type.${id}.hint`),
            }))}
            errors={errorsOf('type')}
          />
        )}
      />
      <Controller
        name="name"
        control={control}
        rules={REQUIRED_TEXT}
        render={({ field }) => (
          <TextField
            {...field}
            label={t('pricing.fields.name')}
            errors={errorsOf('name')}
            autoComplete="off"
            isRequired
          />
        )}
      />
      <Controller
        name="description"
        control={control}
        rules={REQUIRED_TEXT}
        render={({ field }) => (
          <TextArea
            {...field}
            label={t('pricing.fields.description')}
            errors={errorsOf('description')}
            isRequired
          />
        )}
      />
      {hasTax ? (
        <Controller
          name="includesTax"
          control={control}
          render={({ field: { value, ...field } }) => (
            <Switch
              {...field}
              isSelected={value}
              label={t('pricing.fields.tax')}
              description={t('pricing.fields.taxHint')}
            />
          )}
        />
      ) : null}
      <div className={styles['pair']}>
        {(['starts', 'ends'] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            rules={{ ...PERIOD_RULES, deps: ['starts', 'ends'] }}
            render={({ field }) => (
              <DateField
                {...field}
                label={t(`pricing.fields.${name}`)}
                description={t(`pricing.fields.${name}Hint`)}
                errors={errorsOf(name)}
                hasTime
              />
            )}
          />
        ))}
      </div>
      {groups.error && !groups.data ? (
        <LoadFailure title={t('pricing.groupsFailed')} error={groups.error} onRetry={groups.refetch} />
      ) : (
        <Controller
          name="groups"
          control={control}
          render={({ field }) => (
            <MultiSelect
              {...field}
              label={t('pricing.fields.groups')}
              description={t('pricing.fields.groupsHint')}
              placeholder={t('pricing.everybody')}
              options={(groups.data?.customer_groups ?? []).map(({ id, name }) => ({ id, label: name }))}
              errors={errorsOf('groups')}
              texts={{
                search: t('common.choose.search'),
                empty: t('common.choose.empty'),
                selected: (count) => t('list.select.count', { count, number: formatNumber(count, locale) }),
                selectShown: t('pricing.fields.allGroups'),
                clear: t('list.select.clear'),
              }}
            />
          )}
        />
      )}
    </div>
  )
}

import { Field, FormDialog, REQUIRED_EMAIL, useRecordForm } from '@stoa/admin/form'
import { useCreateGiftCard } from '@stoa/api/admin/gift-cards'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { MoneyField } from '@stoa/ui/money-field'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'

import { EndField } from '../../components/end-field.tsx'
import { RegionField, type RegionChoice } from '../../components/region-field.tsx'
import { END_RULES, endFrom, issuePayload, type IssueValues } from '../../model/issue-gift-card.ts'

interface IssueFormProps {
  regions: readonly [RegionChoice, ...RegionChoice[]]
  /** The id of the region to begin with. */
  region: string
  onClose: () => void
}

const AMOUNT_RULES = {
  validate: (amount: number | null) => Boolean(amount) || 'giftCards.fields.valueMissing',
}

export function IssueForm({ regions, region, onClose }: IssueFormProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateGiftCard()
  const form = useRecordForm<IssueValues>({
    id: 'issue',
    values: { region, amount: null, end: endFrom(null), email: '', message: '' },
    serverFields: { region_id: 'region', value: 'amount', ends_at: 'end' },
    save: async (values) => {
      const { gift_card } = await create(issuePayload(values))
      notify.success(t('giftCards.issue.done'), gift_card.code)
      onClose()
    },
  })
  const chosen = useWatch({ control: form.control, name: 'region' })
  const { currency_code: currency } = regions.find(({ id }) => id === chosen) ?? regions[0]
  return (
    <FormDialog
      title={t('giftCards.issue.title')}
      subtitle={t('giftCards.issue.subtitle')}
      saveLabel={t('giftCards.issue.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <Field form={form} name="region" as={RegionField} regions={regions} />
      <Field
        form={form}
        name="amount"
        as={MoneyField}
        label={t('giftCards.fields.amount')}
        currency={currency}
        isRequired
        rules={AMOUNT_RULES}
      />
      <Field form={form} name="end" as={EndField} rules={END_RULES} />
      <Field
        form={form}
        name="email"
        as={TextField}
        type="email"
        label={t('giftCards.fields.email')}
        description={t('giftCards.fields.emailHint')}
        autoComplete="off"
        rules={REQUIRED_EMAIL}
      />
      <Field form={form} name="message" as={TextArea} label={t('giftCards.fields.message')} />
    </FormDialog>
  )
}

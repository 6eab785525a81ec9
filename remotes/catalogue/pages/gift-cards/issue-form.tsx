import { useCreateGiftCard } from '@stoa/api/admin/gift-cards'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { MoneyField } from '@stoa/ui/money-field'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { Controller, useWatch } from 'react-hook-form'

import { EndField } from '../../components/gift-card/end-field.tsx'
import { RegionField, type RegionChoice } from '../../components/gift-card/region-field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import { useMoneyTexts } from '../../components/use-money-texts.ts'
import { END_RULES, endFrom, issuePayload, type IssueValues } from '../../model/issue-gift-card.ts'
import { REQUIRED_EMAIL } from '../../model/text-rules.ts'

interface IssueFormProps {
  regions: readonly [RegionChoice, ...RegionChoice[]]
  onClose: () => void
}

const AMOUNT_RULES = {
  validate: (amount: number | null) => Boolean(amount) || 'giftCards.fields.valueMissing',
}

export function IssueForm({ regions, onClose }: IssueFormProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const money = useMoneyTexts()
  const { mutateAsync: create } = useCreateGiftCard()
  const form = useDialogForm<IssueValues>({
    defaultValues: { region: regions[0].id, amount: null, end: endFrom(null), email: '', message: '' },
    refusable: { region_id: 'region', value: 'amount', ends_at: 'end' },
    save: async (values) => {
      const { gift_card } = await create(issuePayload(values))
      notify.success(t('giftCards.issue.done'), gift_card.code)
      onClose()
    },
  })
  const { control, errorsOf } = form
  const chosen = useWatch({ control, name: 'region' })
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
      <Controller
        name="region"
        control={control}
        render={({ field }) => <RegionField {...field} regions={regions} errors={errorsOf('region')} />}
      />
      <Controller
        name="amount"
        control={control}
        rules={AMOUNT_RULES}
        render={({ field }) => (
          <MoneyField
            {...field}
            label={t('giftCards.fields.amount')}
            currency={currency}
            texts={money}
            errors={errorsOf('amount')}
            isRequired
          />
        )}
      />
      <Controller
        name="end"
        control={control}
        rules={END_RULES}
        render={({ field }) => <EndField {...field} errors={errorsOf('end')} />}
      />
      <Controller
        name="email"
        control={control}
        rules={REQUIRED_EMAIL}
        render={({ field }) => (
          <TextField
            {...field}
            type="email"
            label={t('giftCards.fields.email')}
            description={t('giftCards.fields.emailHint')}
            errors={errorsOf('email')}
            autoComplete="off"
            isRequired
          />
        )}
      />
      <Controller
        name="message"
        control={control}
        render={({ field }) => (
          <TextArea {...field} label={t('giftCards.fields.message')} errors={errorsOf('message')} />
        )}
      />
    </FormDialog>
  )
}

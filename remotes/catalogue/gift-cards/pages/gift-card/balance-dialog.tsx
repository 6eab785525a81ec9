import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateGiftCard, type AdminGiftCard } from '@stoa/api/admin/gift-cards'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { MoneyField } from '@stoa/ui/money-field'

interface BalanceDialogProps {
  card: AdminGiftCard
  onClose: () => void
}

/** Changes what is left on a card, between nothing and what it was worth. */
export function BalanceDialog({ card: { id, code, value, balance, region }, onClose }: BalanceDialogProps) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateGiftCard()
  const form = useRecordForm<{ balance: number | null }>({
    id: 'balance',
    values: { balance },
    save: async (values) => {
      await update({ id, changes: { balance: values.balance ?? 0 } })
      notify.success(t('giftCards.saved'), code)
      onClose()
    },
  })
  const rules = {
    validate: (amount: number | null) => {
      if (amount === null) return 'admin.missing'
      return amount <= value || 'giftCards.balance.tooMuch'
    },
  }
  return (
    <FormDialog title={t('giftCards.balance.title')} size="small" form={form} onClose={onClose}>
      <Field
        form={form}
        name="balance"
        as={MoneyField}
        label={t('giftCards.columns.balance')}
        description={t('giftCards.balance.hint', {
          value: formatMoney(value, region.currency_code, locale),
        })}
        currency={region.currency_code}
        isRequired
        rules={rules}
      />
    </FormDialog>
  )
}

import { useUpdateGiftCard, type AdminGiftCard } from '@stoa/api/admin/gift-cards'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { MoneyField } from '@stoa/ui/money-field'
import { Controller } from 'react-hook-form'

import { FormDialog } from '../../components/form-dialog.tsx'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import { useMoneyTexts } from '../../components/use-money-texts.ts'

interface BalanceDialogProps {
  card: AdminGiftCard
  onClose: () => void
}

/** Changes what is left on a card, between nothing and what it was worth. */
export function BalanceDialog({ card: { id, code, value, balance, region }, onClose }: BalanceDialogProps) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const money = useMoneyTexts()
  const { mutateAsync: update } = useUpdateGiftCard()
  const form = useDialogForm<{ balance: number | null }>({
    defaultValues: { balance },
    refusable: { balance: 'balance' },
    save: async (values) => {
      await update({ id, changes: { balance: values.balance ?? 0 } })
      notify.success(t('giftCards.saved'), code)
      onClose()
    },
  })
  const rules = {
    validate: (amount: number | null) => {
      if (amount === null) return 'common.missing'
      return amount <= value || 'giftCards.balance.tooMuch'
    },
  }
  return (
    <FormDialog title={t('giftCards.balance.title')} size="small" form={form} onClose={onClose}>
      <Controller
        name="balance"
        control={form.control}
        rules={rules}
        render={({ field }) => (
          <MoneyField
            {...field}
            label={t('giftCards.columns.balance')}
            description={t('giftCards.balance.hint', {
              value: formatMoney(value, region.currency_code, locale),
            })}
            currency={region.currency_code}
            texts={money}
            errors={form.errorsOf('balance')}
            isRequired
          />
        )}
      />
    </FormDialog>
  )
}

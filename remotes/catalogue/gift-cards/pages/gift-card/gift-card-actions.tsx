import { DeleteButton, useDeleteRecord } from '@stoa/admin/record'
import { useDeleteGiftCard, useSwitchGiftCard, type AdminGiftCard } from '@stoa/api/admin/gift-cards'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Button } from '@stoa/ui/button'

export function GiftCardActions({ card }: { card: AdminGiftCard }) {
  const { id, code, balance, region, is_disabled: isDisabled } = card
  const { t, locale } = useTranslation()
  const { mutate: change, isPending } = useSwitchGiftCard()
  const deletion = useDeleteRecord(useDeleteGiftCard(), {
    id,
    name: code,
    question: {
      title: t('giftCards.delete.title'),
      message: t('giftCards.delete.message', {
        code,
        balance: formatMoney(balance, region.currency_code, locale),
      }),
      confirmLabel: t('giftCards.delete.confirm'),
      tone: 'danger',
    },
    done: t('giftCards.delete.done'),
    back: '/gift-cards',
  })
  return (
    <>
      <DeleteButton deletion={deletion} />
      <Button isLoading={isPending} onPress={() => change({ id, disabled: !isDisabled })}>
        {t(isDisabled ? 'giftCards.enable' : 'giftCards.disable')}
      </Button>
    </>
  )
}

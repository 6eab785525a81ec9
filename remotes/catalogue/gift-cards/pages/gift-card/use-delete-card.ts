import { useDeleteGiftCard, type AdminGiftCard } from '@stoa/api/admin/gift-cards'
import { useDialogs, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'

/** Deletes a card after asking, and leads back to the others. */
export function useDeleteCard({ id, code, balance, region }: AdminGiftCard) {
  const { t, locale } = useTranslation()
  const { confirm } = useDialogs()
  const { open } = useNavigation()
  const notify = useNotify()
  const { mutate: remove, isPending } = useDeleteGiftCard()
  const ask = async () => {
    const isWanted = await confirm({
      title: t('giftCards.delete.title'),
      message: t('giftCards.delete.message', {
        code,
        balance: formatMoney(balance, region.currency_code, locale),
      }),
      confirmLabel: t('giftCards.delete.confirm'),
      tone: 'danger',
    })
    if (!isWanted) return
    const onSuccess = () => {
      notify.success(t('giftCards.delete.done'), code)
      open('/gift-cards', { replace: true })
    }
    remove({ id }, { onSuccess })
  }
  return { ask, isPending }
}

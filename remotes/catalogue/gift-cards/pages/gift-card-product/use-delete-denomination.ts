import { useDeleteVariant } from '@stoa/api/admin/products'
import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'

import type { Denomination } from '../../model/denominations.ts'

/** Takes a value off the gift card after asking. */
export function useDeleteDenomination(productId: string) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const { mutate: remove } = useDeleteVariant()
  return async ({ id, title }: Denomination) => {
    const isWanted = await confirm({
      title: t('giftCards.denomination.deleteTitle'),
      message: t('giftCards.denomination.deleteMessage', { title }),
      confirmLabel: t('giftCards.denomination.delete'),
      tone: 'danger',
    })
    const onSuccess = () => notify.success(t('giftCards.denomination.deleted'), title)
    if (isWanted) remove({ id, productId }, { onSuccess })
  }
}

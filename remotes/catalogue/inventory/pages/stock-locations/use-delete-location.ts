import { useDeleteStockLocation, type StockLocation } from '@stoa/api/admin/stock-locations'
import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'

/** Deletes a location after its name was typed: what is kept and reserved there goes with it. */
export function useDeleteLocation({ id, name }: StockLocation) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const { mutate: remove } = useDeleteStockLocation()
  return async () => {
    const isWanted = await confirm({
      title: t('inventory.locations.delete.title', { name }),
      message: t('inventory.locations.delete.message'),
      confirmLabel: t('inventory.locations.delete.confirm'),
      tone: 'danger',
      typeToConfirm: name,
    })
    if (!isWanted) return
    remove({ id }, { onSuccess: () => notify.success(t('inventory.locations.deleted'), name) })
  }
}

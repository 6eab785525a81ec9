import { JsonCard } from '@stoa/admin/record'
import { useDeleteInventoryItem, type InventoryItemRow } from '@stoa/api/admin/inventory-items'
import { useDialogs, useNavigation, useNotify, useTranslation, Zone } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Page } from '@stoa/ui/page'
import { useState } from 'react'

import { usePlaces } from '../../components/use-places.ts'
import { itemLine, itemName, variantName } from '../../model/stock-item.ts'
import { AdjustmentsCard } from './adjustments-card.tsx'
import { EditItem } from './edit-item.tsx'
import { FactsCard } from './facts-card.tsx'
import { LevelsCard } from './levels-card.tsx'

export function ItemDetails({ item }: { item: InventoryItemRow }) {
  const { id, sku, title } = item
  const { t } = useTranslation()
  const { href, open } = useNavigation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const places = usePlaces()
  const { mutate: remove, isPending } = useDeleteInventoryItem()
  const [isEditing, setEditing] = useState(false)

  const ask = async () => {
    const isWanted = await confirm({
      title: t('inventory.delete.title'),
      message: t('inventory.delete.message', { name: itemLine(item) }),
      confirmLabel: t('inventory.delete.confirm'),
      tone: 'danger',
    })
    if (!isWanted) return
    const onSuccess = () => {
      notify.success(t('inventory.delete.done'), itemLine(item))
      open('/inventory', { replace: true })
    }
    remove({ id }, { onSuccess })
  }
  const variant = variantName(item)
  const zoned = { ...item, id, sku, title: title ?? null }

  return (
    <Page
      title={<bdi>{itemName(item)}</bdi>}
      back={{ href: href('/inventory'), label: t('inventory.title') }}
      description={
        <>
          {variant === null ? null : <bdi>{variant}</bdi>}
          {variant !== null && sku ? ' · ' : null}
          {sku ? <bdi>{sku}</bdi> : null}
        </>
      }
      actions={
        <>
          <Button tone="danger" isLoading={isPending} onPress={() => void ask()}>
            {t('admin.delete')}
          </Button>
          <Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>
        </>
      }
    >
      <Zone name="inventory_item.details.before" inventoryItem={zoned} />
      <LevelsCard item={item} places={places} />
      <FactsCard item={item} />
      <AdjustmentsCard itemId={id} />
      <JsonCard value={item} />
      <Zone name="inventory_item.details.after" inventoryItem={zoned} />
      {isEditing ? <EditItem item={item} onClose={() => setEditing(false)} /> : null}
    </Page>
  )
}

import { DeleteButton, useDeleteRecord } from '@stoa/admin/record'
import { useDeleteInventoryItem, type InventoryItemRow } from '@stoa/api/admin/inventory-items'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { itemLine } from '../../model/stock-item.ts'
import { EditItem } from './edit-item.tsx'

export function ItemActions({ item }: { item: InventoryItemRow }) {
  const { t } = useTranslation()
  const name = itemLine(item)
  const deletion = useDeleteRecord(useDeleteInventoryItem(), {
    id: item.id,
    name,
    question: {
      title: t('inventory.delete.title'),
      message: t('inventory.delete.message', { name }),
      confirmLabel: t('inventory.delete.confirm'),
      tone: 'danger',
    },
    done: t('inventory.delete.done'),
    back: '/inventory',
  })
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <DeleteButton deletion={deletion} />
      <Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>
      {isEditing ? <EditItem item={item} onClose={() => setEditing(false)} /> : null}
    </>
  )
}

import { useUpdateInventoryItem, type InventoryItem } from '@stoa/api/admin/inventory-items'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Switch } from '@stoa/ui/switch'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { Controller } from 'react-hook-form'

import { FormDialog } from '../../components/form-dialog.tsx'
import { AttributeFields } from '../../components/product/attribute-fields.tsx'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import { itemChanges, itemValues, type ItemValues } from '../../model/item-changes.ts'
import { itemName } from '../../model/stock-item.ts'
import { OPTIONAL_TEXT } from '../../model/text-rules.ts'

interface EditItemProps {
  item: InventoryItem
  onClose: () => void
}

const TEXTS = ['sku', 'title', 'description', 'material'] as const

/** Changes what an item is called and what it measures; only what changed is sent. */
export function EditItem({ item, onClose }: EditItemProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateInventoryItem()
  const [before] = useState(() => itemValues(item as Parameters<typeof itemValues>[0]))
  const form = useDialogForm<ItemValues>({
    defaultValues: before,
    refusable: { sku: 'sku', title: 'title', description: 'description', material: 'material' },
    save: async (values) => {
      await update({ id: item.id, changes: itemChanges(before, values) })
      notify.success(t('inventory.saved'), values.title || itemName({ ...item, title: null }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('inventory.edit')} size="large" form={form} onClose={onClose}>
      {TEXTS.map((name) => (
        <Controller
          key={name}
          name={name}
          control={form.control}
          rules={OPTIONAL_TEXT}
          render={({ field }) => (
            <TextField
              {...field}
              label={t(`inventory.fields.${name}`)}
              {...(name === 'sku' && { description: t('inventory.fields.skuHint'), spellCheck: 'false' })}
              errors={form.errorsOf(name)}
              autoComplete="off"
            />
          )}
        />
      ))}
      <Controller
        name="requires_shipping"
        control={form.control}
        render={({ field: { value, ...field } }) => (
          <Switch {...field} isSelected={value} label={t('inventory.fields.shipping')} />
        )}
      />
      <Controller
        name="attributes"
        control={form.control}
        render={({ field: { value, onChange } }) => <AttributeFields value={value} onChange={onChange} />}
      />
    </FormDialog>
  )
}

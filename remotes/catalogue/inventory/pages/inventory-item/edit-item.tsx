import { Field, FormDialog, OPTIONAL_TEXT, useRecordForm } from '@stoa/admin/form'
import { useUpdateInventoryItem, type InventoryItem } from '@stoa/api/admin/inventory-items'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Switch } from '@stoa/ui/switch'
import { TextField } from '@stoa/ui/text-field'

import { AttributeFields } from '../../../products/components/attribute-fields.tsx'
import { itemChanges, itemValues, type ItemValues } from '../../model/item-changes.ts'
import { itemName } from '../../model/stock-item.ts'

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
  const before = itemValues(item as Parameters<typeof itemValues>[0])
  const form = useRecordForm<ItemValues>({
    id: 'item',
    values: before,
    save: async (values) => {
      await update({ id: item.id, changes: itemChanges(before, values) })
      notify.success(t('inventory.saved'), values.title || itemName({ ...item, title: null }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('inventory.edit')} size="large" form={form} onClose={onClose}>
      {TEXTS.map((name) => (
        <Field
          key={name}
          form={form}
          name={name}
          as={TextField}
          label={t(`inventory.fields.${name}`)}
          {...(name === 'sku' && { description: t('inventory.fields.skuHint'), spellCheck: 'false' })}
          autoComplete="off"
          rules={OPTIONAL_TEXT}
        />
      ))}
      <Field form={form} name="requires_shipping" as={Switch} label={t('inventory.fields.shipping')} />
      <Field form={form} name="attributes" as={AttributeFields} />
    </FormDialog>
  )
}

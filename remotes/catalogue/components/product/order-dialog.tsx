import { useTranslation } from '@stoa/extension-sdk'
import { OrderList } from '@stoa/ui/order-list'
import { Controller } from 'react-hook-form'

import { FormDialog } from '../form-dialog.tsx'
import { useDialogForm } from '../use-dialog-form.ts'

interface OrderDialogProps {
  /** In their order so far. */
  variants: readonly { id: string; title: string; sku: string | null }[]
  /** What the button that saves is called. Default `Save`. */
  saveLabel?: string
  /** Given all ids in the new order; what it rejects with is told over the list. */
  onSave: (order: readonly string[]) => Promise<void>
  onClose: () => void
}

/** Variants that are dragged into an order. */
export function OrderDialog({ variants, saveLabel, onSave, onClose }: OrderDialogProps) {
  const { t } = useTranslation()
  const form = useDialogForm<{ order: readonly string[] }>({
    defaultValues: { order: variants.map(({ id }) => id) },
    save: ({ order }) => onSave(order),
  })
  const known = new Map(variants.map((variant) => [variant.id, variant]))
  const named = (key: string) => (name: string) => t(`variants.order.${key}`, { name })
  return (
    <FormDialog
      title={t('variants.order.title')}
      subtitle={t('variants.order.hint')}
      form={form}
      {...(saveLabel !== undefined && { saveLabel })}
      onClose={onClose}
    >
      <Controller
        name="order"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <OrderList
            label={t('variants.title')}
            items={value.map((id) => ({
              id,
              name: known.get(id)?.title ?? id,
              note: known.get(id)?.sku ?? undefined,
            }))}
            onReorder={onChange}
            texts={{
              drag: named('drag'),
              moveEarlier: named('earlier'),
              moveLater: named('later'),
            }}
          />
        )}
      />
    </FormDialog>
  )
}

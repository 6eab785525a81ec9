import { useTranslation } from '@stoa/extension-sdk'
import { NumberField } from '@stoa/ui/number-field'
import { OrderList } from '@stoa/ui/order-list'
import { Controller } from 'react-hook-form'

import { FormDialog } from '../form-dialog.tsx'
import { useDialogForm } from '../use-dialog-form.ts'

/** How many there are of each variant, by its id. */
export type Quantities = Readonly<Record<string, number>>

interface OrderDialogProps {
  /** In their order so far. */
  variants: readonly { id: string; title: string; sku: string | null }[]
  /** Those that can be changed here. Default none. */
  quantities?: Quantities | undefined
  /** What the button that saves is called. Default `Save`. */
  saveLabel?: string
  /** Given all ids in the new order, and the quantities that changed; what it rejects with is told over the list. */
  onSave: (order: readonly string[], changed: Quantities) => Promise<void>
  onClose: () => void
}

/** More does not fit the store's column. */
const MOST = 2_147_483_647

/** Variants that are dragged into an order, and how many there are of each. */
export function OrderDialog({ variants, quantities, saveLabel, onSave, onClose }: OrderDialogProps) {
  const { t } = useTranslation()
  const form = useDialogForm<{ order: readonly string[]; quantities: Record<string, number | null> }>({
    defaultValues: { order: variants.map(({ id }) => id), quantities: { ...quantities } },
    save: async ({ order, quantities: written }) => {
      const changed = Object.entries(written).map(([id, quantity]) => [id, quantity ?? 0] as const)
      await onSave(
        order,
        Object.fromEntries(changed.filter(([id, quantity]) => quantity !== quantities?.[id])),
      )
    },
  })
  const known = new Map(variants.map((variant) => [variant.id, variant]))
  const named = (key: string) => (name: string) => t(`variants.order.${key}`, { name })
  const quantityOf = (id: string) =>
    quantities?.[id] === undefined ? undefined : (
      <Controller
        name={`quantities.${id}`}
        control={form.control}
        render={({ field }) => (
          <NumberField {...field} label={t('variants.columns.stock')} min={0} max={MOST} />
        )}
      />
    )
  return (
    <FormDialog
      title={t(quantities ? 'variants.order.stockTitle' : 'variants.order.title')}
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
              field: quantityOf(id),
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

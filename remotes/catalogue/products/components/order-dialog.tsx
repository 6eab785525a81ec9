import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { NumberField } from '@stoa/ui/number-field'
import { OrderList } from '@stoa/ui/order-list'
import { Controller } from 'react-hook-form'

/** How many there are of each variant, by its id. */
export type Quantities = Readonly<Record<string, number>>

interface OrderDialogProps {
  /** In their order so far. */
  variants: readonly { id: string; title: string; sku: string | null }[]
  /** Those that can be changed here. Default none. */
  quantities?: Quantities | undefined
  /** The label of the button that saves. Default `Save`. */
  saveLabel?: string
  /** Given all ids in the new order, and the quantities that changed; a rejection is shown above the list. */
  onSave: (order: readonly string[], changed: Quantities) => Promise<void>
  onClose: () => void
}

/** More does not fit the store's column. */
const MOST = 2_147_483_647

/** Variants that are dragged into an order, and how many there are of each. */
export function OrderDialog({ variants, quantities, saveLabel, onSave, onClose }: OrderDialogProps) {
  const { t } = useTranslation()
  const form = useRecordForm<{ order: readonly string[]; quantities: Record<string, number | null> }>({
    id: 'order',
    values: { order: variants.map(({ id }) => id), quantities: { ...quantities } },
    save: async ({ order, quantities: written }) => {
      const changed = Object.entries(written).map(([id, quantity]) => [id, quantity ?? 0] as const)
      await onSave(
        order,
        Object.fromEntries(changed.filter(([id, quantity]) => quantity !== quantities?.[id])),
      )
    },
  })
  const known = new Map(variants.map((variant) => [variant.id, variant]))
  const quantityOf = (id: string) =>
    quantities?.[id] === undefined ? undefined : (
      <Field
        form={form}
        name={`quantities.${id}`}
        as={NumberField}
        label={t('productVariants.columns.stock')}
        min={0}
        max={MOST}
      />
    )
  return (
    <FormDialog
      title={t(quantities ? 'productVariants.order.stockTitle' : 'productVariants.order.title')}
      subtitle={t('productVariants.order.hint')}
      form={form}
      {...(saveLabel !== undefined && { saveLabel })}
      onClose={onClose}
    >
      <Controller
        name="order"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <OrderList
            label={t('productVariants.title')}
            items={value.map((id) => ({
              id,
              name: known.get(id)?.title ?? id,
              note: known.get(id)?.sku ?? undefined,
              field: quantityOf(id),
            }))}
            onReorder={onChange}
          />
        )}
      />
    </FormDialog>
  )
}

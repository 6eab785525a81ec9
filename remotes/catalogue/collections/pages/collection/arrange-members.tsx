import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateCollection } from '@stoa/api/admin/collections'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { OrderList } from '@stoa/ui/order-list'
import { Controller } from 'react-hook-form'

import { inProductOrder, ORDER_KEY } from '../../model/collection-order.ts'
import type { CollectionOfPage } from '../../model/members.ts'

interface ArrangeMembersProps {
  collection: CollectionOfPage
  onClose: () => void
}

/** The products of a collection, dragged into its order. */
export function ArrangeMembers({ collection, onClose }: ArrangeMembersProps) {
  const { id, title, products, metadata } = collection
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateCollection()
  const form = useRecordForm<{ order: readonly string[] }>({
    id: 'order',
    values: { order: inProductOrder(products, metadata).map((product) => product.id) },
    save: async ({ order }) => {
      await update({ id, changes: { metadata: { [ORDER_KEY]: order } } })
      notify.success(t('collections.order.saved'), title)
      onClose()
    },
  })
  const known = new Map(products.map((product) => [product.id, product]))
  return (
    <FormDialog title={t('collections.order.title', { title })} form={form} onClose={onClose}>
      <Controller
        name="order"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <OrderList
            label={t('collections.products.title')}
            items={value.map((productId) => ({
              id: productId,
              name: known.get(productId)?.title ?? productId,
            }))}
            onReorder={onChange}
          />
        )}
      />
    </FormDialog>
  )
}

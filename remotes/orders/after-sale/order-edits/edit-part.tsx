import type { AdminOrderEdit } from '@stoa/api/admin/order-edits'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'

import { Part } from '../components/part.tsx'
import { dueOfEdit } from '../model/edit.ts'
import { EDIT_TONES } from '../model/tones.ts'
import { EditActions } from './edit-actions.tsx'

interface EditPartProps {
  order: AdminOrder
  edit: Pick<
    AdminOrderEdit,
    | 'id'
    | 'status'
    | 'created_at'
    | 'internal_note'
    | 'declined_reason'
    | 'difference_due'
    | 'payment_collection'
  >
}

export function EditPart({ order, edit }: EditPartProps) {
  const { t, locale } = useTranslation()
  const { status, payment_collection: collection } = edit
  const difference = dueOfEdit(edit)
  return (
    <Part
      title={t('orderEdits.one')}
      date={edit.created_at}
      badges={[
        { id: 'status', text: t(`orderEdits.statuses.${status}`), tone: EDIT_TONES[status] ?? 'neutral' },
        ...(collection
          ? [
              {
                id: 'payment',
                text: t(`orderEdits.payments.${collection.status}`),
                tone: collection.status === 'authorized' ? ('success' as const) : ('warning' as const),
              },
            ]
          : []),
      ]}
      facts={[
        ...(difference
          ? [
              t(`afterSale.facts.${difference.kind}`, {
                amount: formatMoney(difference.amount, order.currency_code, locale),
              }),
            ]
          : status === 'confirmed'
            ? [t('orderEdits.nothingDue')]
            : []),
        ...(edit.internal_note ? [edit.internal_note] : []),
        ...(edit.declined_reason ? [t('orderEdits.declined', { reason: edit.declined_reason })] : []),
      ]}
      actions={<EditActions order={order} edit={edit} />}
    />
  )
}

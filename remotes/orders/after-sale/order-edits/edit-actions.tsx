import { useReportFailure } from '@stoa/admin/failures'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import {
  useCancelOrderEdit,
  useConfirmOrderEdit,
  useDeleteOrderEdit,
  type AdminOrderEdit,
} from '@stoa/api/admin/order-edits'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useAuthorizePaymentCollection } from '@stoa/api/admin/payment-collections'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { CopyLink } from '../components/copy-link.tsx'
import { useAsk } from '../components/use-ask.ts'
import { editActions, unpaidOf } from '../model/edit.ts'

const EditOrder = lazyDialog(async () => (await import('./edit-order.tsx')).EditOrder)

interface EditActionsProps {
  order: AdminOrder
  edit: Pick<AdminOrderEdit, 'id' | 'status'> & {
    payment_collection?: AdminOrderEdit['payment_collection']
  }
}

/** The buttons of an order edit, as far as its state allows. */
export function EditActions({ order, edit }: EditActionsProps) {
  const { t, locale } = useTranslation()
  const ask = useAsk(order.display_id)
  const reportFailure = useReportFailure()
  const [isOpen, setOpen] = useState(false)
  const { mutateAsync: confirm, isPending: isConfirming } = useConfirmOrderEdit()
  const { mutateAsync: cancel, isPending: isCanceling } = useCancelOrderEdit()
  const { mutateAsync: discard, isPending: isDiscarding } = useDeleteOrderEdit()
  const { mutateAsync: authorize, isPending: isPaying } = useAuthorizePaymentCollection()
  const one = { id: edit.id, orderId: order.id }
  const confirmAndReport = () =>
    confirm(one).catch((error: unknown) => {
      reportFailure(error)
      throw error
    })
  const can = new Set(editActions(edit))
  const due = edit.payment_collection
  return (
    <>
      {can.has('continue') ? (
        <Button size="small" onPress={() => setOpen(true)}>
          {t('orderEdits.continue')}
        </Button>
      ) : null}
      {can.has('copyLink') ? <CopyLink template="edit" id={edit.id} /> : null}
      {can.has('markPaid') && due ? (
        <Button
          size="small"
          isLoading={isPaying}
          onPress={() =>
            void ask('markPaid', () => authorize({ id: due.id, orderId: order.id }), {
              tone: 'neutral',
              amount: formatMoney(unpaidOf(due), order.currency_code, locale),
            })
          }
        >
          {t('orderEdits.markPaid')}
        </Button>
      ) : null}
      {can.has('confirm') ? (
        <Button
          size="small"
          isLoading={isConfirming}
          onPress={() => void ask('confirmEdit', confirmAndReport, { tone: 'neutral' })}
        >
          {t('orderEdits.confirm')}
        </Button>
      ) : null}
      {can.has('withdraw') ? (
        <Button
          size="small"
          variant="quiet"
          isLoading={isCanceling}
          onPress={() => void ask('withdrawEdit', () => cancel(one))}
        >
          {t('orderEdits.withdraw')}
        </Button>
      ) : null}
      {can.has('discard') ? (
        <Button
          size="small"
          variant="quiet"
          isLoading={isDiscarding}
          onPress={() => void ask('discardEdit', () => discard(one))}
        >
          {t('orderEdits.discard')}
        </Button>
      ) : null}
      {isOpen ? <EditOrder order={order} editId={edit.id} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

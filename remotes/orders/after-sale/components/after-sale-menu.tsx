import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useCreateOrderEdit, type AdminOrderEdit } from '@stoa/api/admin/order-edits'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Menu } from '@stoa/ui/menu'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import FilePen from 'lucide-react/icons/file-pen'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'

import { claimObstacle, exchangeObstacle, returnObstacle } from '../model/allowed.ts'
import { canEdit } from '../model/edit.ts'

const RequestReturn = lazyDialog(async () => (await import('../returns/request-return.tsx')).RequestReturn)
const CreateExchange = lazyDialog(
  async () => (await import('../exchanges/create-exchange.tsx')).CreateExchange,
)
const CreateClaim = lazyDialog(async () => (await import('../claims/create-claim.tsx')).CreateClaim)
const EditOrder = lazyDialog(async () => (await import('../order-edits/edit-order.tsx')).EditOrder)

interface AfterSaleMenuProps {
  order: AdminOrder
  edits: readonly Pick<AdminOrderEdit, 'status'>[]
}

/** Starts a return, an exchange, a claim or an edit, where the order allows it. */
export function AfterSaleMenu({ order, edits }: AfterSaleMenuProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'return' | 'exchange' | 'claim'>()
  const [editId, setEditId] = useState<string>()
  const { mutateAsync: create, isPending } = useCreateOrderEdit()
  const close = () => setOpened(undefined)
  const edit = () =>
    create({ order_id: order.id }).then(
      ({ order_edit }) => setEditId(order_edit.id),
      // The shell reports why.
      () => undefined,
    )
  const entries = [
    { id: 'return', icon: Undo2, isDisabled: Boolean(returnObstacle(order)) },
    { id: 'exchange', icon: ArrowLeftRight, isDisabled: Boolean(exchangeObstacle(order)) },
    { id: 'claim', icon: ShieldAlert, isDisabled: Boolean(claimObstacle(order)) },
  ] as const
  return (
    <>
      <Menu
        trigger={
          <Button size="small" isLoading={isPending}>
            {t('afterSale.start')}
          </Button>
        }
        entries={[
          ...entries.map(({ id, ...entry }) => ({
            ...entry,
            id,
            label: t(`afterSale.${id}.action`),
            onAction: () => setOpened(id),
          })),
          {
            id: 'edit',
            icon: FilePen,
            label: t('orderEdits.action'),
            isDisabled: !canEdit(order, edits),
            onAction: edit,
          },
        ]}
      />
      {opened === 'return' ? <RequestReturn order={order} onClose={close} /> : null}
      {opened === 'exchange' ? <CreateExchange order={order} onClose={close} /> : null}
      {opened === 'claim' ? <CreateClaim order={order} onClose={close} /> : null}
      {editId ? <EditOrder order={order} editId={editId} onClose={() => setEditId(undefined)} /> : null}
    </>
  )
}

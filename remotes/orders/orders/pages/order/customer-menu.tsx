import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Menu } from '@stoa/ui/menu'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'

const DIALOGS = {
  shipping: lazyDialog(async () => (await import('./edit-address.tsx')).EditShippingAddress),
  billing: lazyDialog(async () => (await import('./edit-address.tsx')).EditBillingAddress),
  email: lazyDialog(async () => (await import('./edit-email.tsx')).EditEmail),
  transfer: lazyDialog(async () => (await import('./transfer-order.tsx')).TransferOrder),
}
const ICONS = { shipping: MapPin, billing: MapPin, email: Mail, transfer: ArrowLeftRight }

type DialogId = keyof typeof DIALOGS

/** What can be changed about who ordered. The server changes nothing of a canceled order. */
export function CustomerMenu({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const [shown, setShown] = useState<DialogId>()
  const Shown = shown && DIALOGS[shown]
  const entryOf = (id: DialogId) => ({
    id,
    label: t(`order.customer.${id}`),
    icon: ICONS[id],
    onAction: () => setShown(id),
  })
  const changes: DialogId[] = order.status === 'canceled' ? [] : ['shipping', 'billing', 'email', 'transfer']
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" size="small" icon={Ellipsis} aria-label={t('order.customer.label')} />
        }
        entries={[
          {
            id: 'open',
            label: t('order.customer.open'),
            icon: UserRound,
            href: href(`/customers/${order.customer.id}`),
          },
          ...changes.map(entryOf),
        ]}
      />
      {Shown ? <Shown order={order} onClose={() => setShown(undefined)} /> : null}
    </>
  )
}

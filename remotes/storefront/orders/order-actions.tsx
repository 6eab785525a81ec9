import type { ShopOrder } from '@stoa/api/store/orders'
import { fullName } from '@stoa/i18n/names'
import { useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'

import { ActionLink } from '../components/action-link.tsx'
import { isWithdrawable, withdrawableOf, withdrawalDays } from '../model/withdrawal.ts'
import { useAnnounced } from '../returns/announced.ts'
import { returnableLines } from '../returns/returnable.ts'
import type { WithdrawalForm } from '../returns/withdrawal-page.tsx'
import styles from './order-view.module.css'

/** What the buyer can do with an order. */
export function OrderActions({ order }: { order: ShopOrder }) {
  const { t } = useTranslation()
  const announced = useAnnounced(order.id)
  const [now] = useState(Date.now)
  const canWithdraw =
    isWithdrawable(order, withdrawalDays(order.region.metadata), now) &&
    order.items.some((line) => withdrawableOf(line, announced) > 0)
  const declaration: WithdrawalForm = {
    name: fullName(order.shipping_address),
    number: String(order.display_id),
    email: order.email,
  }
  const canReturn = returnableLines(order, announced).length > 0
  return (
    <div className={styles.actions}>
      {canReturn ? <ActionLink to="return">{t('order.return')}</ActionLink> : null}
      {canReturn && order.payment_status === 'captured' ? (
        <ActionLink to="exchange">{t('order.exchange')}</ActionLink>
      ) : null}
      {canWithdraw ? (
        <ActionLink to="/withdrawal" state={declaration}>
          {t('legal.withdrawal')}
        </ActionLink>
      ) : null}
      <ActionLink to="help">{t('order.help')}</ActionLink>
      <Button size="large" icon={Printer} onPress={() => window.print()}>
        {t('order.print')}
      </Button>
    </div>
  )
}

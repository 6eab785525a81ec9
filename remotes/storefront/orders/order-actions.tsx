import type { ShopOrder } from '@stoa/api/store/orders'
import { useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import Printer from 'lucide-react/icons/printer'

import { ActionLink } from '../components/action-link.tsx'
import { useAnnounced } from '../returns/announced.ts'
import { returnableLines } from '../returns/returnable.ts'
import styles from './order-view.module.css'

/** What the buyer can do with an order. */
export function OrderActions({ order }: { order: ShopOrder }) {
  const { t } = useTranslation()
  const canReturn = returnableLines(order, useAnnounced(order.id)).length > 0
  return (
    <div className={styles.actions}>
      {canReturn ? <ActionLink to="return">{t('order.return')}</ActionLink> : null}
      <ActionLink to="help">{t('order.help')}</ActionLink>
      <Button size="large" icon={Printer} onPress={() => window.print()}>
        {t('order.print')}
      </Button>
    </div>
  )
}

import type { ShopOrder } from '@stoa/api/store/orders'
import { useTranslation } from '@stoa/i18n/react'
import { Card } from '@stoa/ui/card'
import { Link } from 'react-router'

import { useCustomer } from '../account/use-customer.ts'
import type { RegisterState } from '../account/register-state.ts'
import styles from './order-view.module.css'

/** Invites the buyer of an order without an account to create one that has this order in it. */
export function AccountFromOrder({ order }: { order: ShopOrder }) {
  const { t } = useTranslation()
  const { isSignedOut } = useCustomer()
  if (!isSignedOut || order.customer.has_account) return null
  const state: RegisterState = {
    email: order.email,
    first_name: order.shipping_address?.first_name ?? '',
    last_name: order.shipping_address?.last_name ?? '',
    orderId: order.id,
  }
  return (
    <div className={styles.onScreen}>
      <Card title={t('accountFromOrder.title')}>
        <p className={styles.entry}>
          {t('accountFromOrder.lead')}
          <Link to="/account/register" state={state}>
            {t('accountFromOrder.register')}
          </Link>
        </p>
      </Card>
    </div>
  )
}

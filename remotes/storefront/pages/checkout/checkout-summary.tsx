import { useTranslation } from '@stoa/i18n/react'

import { CodeBox } from '../../components/code-box.tsx'
import { LineList } from '../../components/line-list.tsx'
import { OrderTotals } from '../../components/order-totals.tsx'
import { type Cart, linesOf } from '../../model/cart.ts'
import styles from './checkout.module.css'

/** The order summary beside the steps. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  return (
    <section className={styles['summary']} aria-labelledby="summary">
      <h2 id="summary" className={styles['heading']}>
        {t('cart.summary')}
      </h2>
      <LineList lines={linesOf(cart)} region={cart.region} />
      <CodeBox cart={cart} />
      <OrderTotals amounts={cart} />
    </section>
  )
}

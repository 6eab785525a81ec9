import { useTranslation } from '@stoa/i18n/react'
import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import { Skeleton } from '@stoa/ui/skeleton'
import ShoppingBag from 'lucide-react/icons/shopping-bag'

import { CodeBox } from '../../components/code-box.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { OrderTotals } from '../../components/order-totals.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { shortLines } from '../../model/availability.ts'
import { linesOf } from '../../model/cart.ts'
import { listPath } from '../../model/shop-address.ts'
import { useCart } from '../../state/use-cart.ts'
import { CartLineRow } from './cart-line-row.tsx'
import styles from './cart.module.css'

/** The shopping cart. */
export function CartPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeading title={t('cart.title')} />
      <div className={styles['content']}>
        <CartContent />
      </div>
    </>
  )
}

function CartContent() {
  const { t } = useTranslation()
  const query = useCart()
  const { cart } = query
  if (query.error) return <LoadFailure query={{ ...query, failureReason: null }} />
  if (query.isPending) return <Skeleton height="320px" />
  if (!cart?.items.length) {
    return (
      <EmptyState
        icon={ShoppingBag}
        title={t('cart.empty')}
        message={t('cart.emptyHint')}
        actions={
          <LinkButton href={listPath()} variant="primary">
            {t('cart.toShop')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <div className={styles['columns']}>
      <ul className={styles['lines']}>
        {linesOf(cart).map((line) => (
          <CartLineRow key={line.id} cart={cart} line={line} />
        ))}
      </ul>
      <section className={styles['summary']} aria-labelledby="summary">
        <h2 id="summary" className={styles['heading']}>
          {t('cart.summary')}
        </h2>
        <CodeBox cart={cart} />
        <OrderTotals amounts={cart} />
        {shortLines(cart.items).length > 0 ? <p className={styles['short']}>{t('cart.short')}</p> : null}
        {cart.shipping_methods.length === 0 ? (
          <p className={styles['hint']}>{t('cart.deliveryLater')}</p>
        ) : null}
        <LinkButton href="/checkout" variant="primary" size="large" isWide>
          {t('cart.checkout')}
        </LinkButton>
      </section>
    </div>
  )
}

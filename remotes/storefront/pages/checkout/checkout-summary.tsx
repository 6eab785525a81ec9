import { useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Skeleton } from '@stoa/ui/skeleton'

import { CodeBox } from '../../components/code-box.tsx'
import { LineList } from '../../components/line-list.tsx'
import { hasTrouble, type Troubled } from '../../components/load-failure.tsx'
import { OrderTotals } from '../../components/order-totals.tsx'
import { type Cart, linesOf } from '../../model/cart.ts'
import styles from './checkout.module.css'
import { useAmounts } from './use-amounts.ts'

/** The order summary beside the steps. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const { amounts, query } = useAmounts(cart)
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary" className={styles.heading}>
        {t('cart.summary')}
      </h2>
      <LineList lines={linesOf(amounts ?? cart)} region={cart.region} isPriced={amounts !== undefined} />
      <CodeBox cart={cart} />
      {amounts ? <OrderTotals amounts={amounts} /> : <TaxesPending query={query} />}
    </section>
  )
}

function TaxesPending({ query }: { query: Troubled }) {
  const { t } = useTranslation()
  if (!hasTrouble(query)) return <Skeleton height="120px" />
  return (
    <Banner tone="error">
      <p>{t('checkout.taxesFailed')}</p>
      <Button isLoading={query.isFetching} onPress={() => void query.refetch()}>
        {t('failures.retry')}
      </Button>
    </Banner>
  )
}

import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { cartQueries } from '@stoa/api/store/carts'
import { type CartSwap, swapQueries } from '@stoa/api/store/swaps'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'

import { FormPage } from '../account/form-page.tsx'
import { useCustomer } from '../account/use-customer.ts'
import { useSignOut } from '../account/use-sign-out.ts'
import { hasTrouble, LoadFailure } from '../components/load-failure.tsx'
import { Lost } from '../pages/lost/lost.tsx'
import { exchangeStateOf } from './exchange.ts'
import { SwapCheckout } from './swap-checkout.tsx'

/** The checkout of an exchange, and later how it went. */
export function SwapPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const cartId = search.get('cart_id') ?? ''
  const query = useQuery({ ...swapQueries(useApi()).ofCart(cartId), enabled: cartId !== '' })
  const { query: me, customer } = useCustomer()

  if (!cartId || hasStatus(query.error, 404)) return <Lost />
  if (hasTrouble(query)) return <LoadFailure query={query} />
  if (!query.data || me.isPending) return <Skeleton height="480px" />
  const { swap } = query.data
  const state = exchangeStateOf(swap)
  // Reading the cart would give it to the account that is signed in, with all prices made new.
  const isOfAnother = customer !== undefined && customer.id !== swap.cart.customer_id
  return (
    <FormPage
      title={t('swap.title', { number: swap.order.display_id })}
      lead={state === 'open' ? t('swap.lead') : undefined}
      step={state}
      links={<Link to={`/orders/${swap.order_id}`}>{t('returns.back')}</Link>}
    >
      {state === 'canceled' ? <Banner>{t('swap.canceled')}</Banner> : null}
      {state === 'confirmed' ? <Confirmed swap={swap} /> : null}
      {state === 'open' && isOfAnother ? <OfAnother /> : null}
      {state === 'open' && !isOfAnother ? <Open swap={swap} cartId={cartId} /> : null}
    </FormPage>
  )
}

function Confirmed({ swap: { difference_due: due, order } }: { swap: CartSwap }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  return (
    <Banner tone="success" title={t('swap.done')}>
      <p>{t('swap.doneHint')}</p>
      {due && due < 0 ? <p>{t('swap.refund', { amount: money(-due, order.currency_code) })}</p> : null}
    </Banner>
  )
}

function OfAnother() {
  const { t } = useTranslation()
  const { signOut, isSigningOut } = useSignOut()
  return (
    <Banner
      tone="warning"
      actions={
        <Button isLoading={isSigningOut} onPress={() => void signOut()}>
          {t('account.signOut')}
        </Button>
      }
    >
      {t('swap.ofAnother')}
    </Banner>
  )
}

function Open({ swap, cartId }: { swap: CartSwap; cartId: string }) {
  const query = useQuery(cartQueries(useApi()).detail(cartId))
  if (hasTrouble(query)) return <LoadFailure query={query} />
  return query.data ? <SwapCheckout swap={swap} cart={query.data.cart} /> : <Skeleton height="360px" />
}

import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { cartQueries } from '@stoa/api/store/carts'
import { swapQueries } from '@stoa/api/store/swaps'
import { useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'

import { FormPage } from '../account/form-page.tsx'
import { hasTrouble, LoadFailure } from '../components/load-failure.tsx'
import { Lost } from '../pages/lost/lost.tsx'
import { SwapCheckout } from './swap-checkout.tsx'

/** The checkout of an exchange, and later what it came to. */
export function SwapPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const cartId = search.get('cart_id') ?? ''
  const http = useApi()
  const swap = useQuery(swapQueries(http).ofCart(cartId))
  const isOpen = swap.data !== undefined && !swap.data.swap.confirmed_at
  const cart = useQuery({ ...cartQueries(http).detail(cartId), enabled: isOpen })

  if (!cartId || hasStatus(swap.error, 404)) return <Lost />
  if (hasTrouble(swap)) return <LoadFailure query={swap} />
  if (isOpen && hasTrouble(cart)) return <LoadFailure query={cart} />
  if (!swap.data || (isOpen && !cart.data)) return <Skeleton height="480px" />
  const { order } = swap.data.swap
  const links = <Link to={`/orders/${order.id}`}>{t('returns.back')}</Link>
  return (
    <FormPage
      title={t(isOpen ? 'swap.title' : 'swap.doneTitle', { number: order.display_id })}
      lead={isOpen ? t('swap.lead') : undefined}
      links={links}
    >
      {isOpen && cart.data ? (
        <SwapCheckout cart={cart.data.cart} />
      ) : (
        <Banner tone="success" title={t('swap.done')}>
          {t('swap.doneHint')}
        </Banner>
      )}
    </FormPage>
  )
}

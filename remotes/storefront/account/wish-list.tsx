import { useApi } from '@stoa/api/react'
import { productQueries } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { EmptyState } from '@stoa/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'

import { ActionLink } from '../components/action-link.tsx'
import { hasTrouble, LoadFailure } from '../components/load-failure.tsx'
import { PageHeading } from '../components/page-heading.tsx'
import { ProductGrid } from '../components/product-grid.tsx'
import { listPath } from '../model/shop-address.ts'
import { useRegion } from '../state/region.ts'
import { useWishes } from '../state/wishes.ts'
import frame from './account-frame.module.css'
import { AccountNavigation } from './account-navigation.tsx'
import styles from './wish-list.module.css'
import { useAdoptedWishes } from './use-adopted-wishes.ts'
import { useCustomer } from './use-customer.ts'

/** The wish list: of the account, or without one of this browser. */
export function WishList() {
  const { t } = useTranslation()
  const { customer, isSignedOut } = useCustomer()
  useAdoptedWishes(customer)
  return (
    <div className={customer ? frame.columns : undefined}>
      {customer ? <AccountNavigation /> : null}
      <div className={styles.page}>
        <PageHeading title={t('wish.title')} />
        <Wished />
        {isSignedOut ? (
          <p className={styles.guest}>
            {t('wishList.guest')} <ActionLink to="/account/sign-in">{t('signIn.submit')}</ActionLink>
          </p>
        ) : null}
      </div>
    </div>
  )
}

function Wished() {
  const { t } = useTranslation()
  const { region } = useRegion()
  const ids = useWishes()
  const query = useQuery({
    ...productQueries(useApi()).list({
      id: [...ids].toSorted(),
      region_id: region.id,
      limit: ids.length,
      offset: 0,
    }),
    enabled: ids.length > 0,
  })
  if (ids.length === 0) {
    return (
      <EmptyState
        icon={Heart}
        title={t('wishList.empty')}
        message={t('wishList.hint')}
        actions={<ActionLink to={listPath()}>{t('cart.toShop')}</ActionLink>}
      />
    )
  }
  if (hasTrouble(query)) return <LoadFailure query={query} />
  const products =
    query.data && ids.flatMap((id) => query.data.products.filter((product) => product.id === id))
  return <ProductGrid products={products} expected={ids.length} />
}

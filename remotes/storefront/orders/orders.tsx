import { useApi } from '@stoa/api/react'
import { customerQueries } from '@stoa/api/store/customers'
import { useTranslation } from '@stoa/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'

import overview from '../account/overview.module.css'
import { hasTrouble, LoadFailure } from '../components/load-failure.tsx'
import { NativeSelect } from '../components/native-select.tsx'
import { PageHeading } from '../components/page-heading.tsx'
import { PageLinks } from '../pages/products/page-links.tsx'
import { OrderList } from './order-list.tsx'
import { filterNamed, ORDER_FILTERS, type OrderFilter } from './order-status.ts'
import styles from './orders.module.css'

const PER_PAGE = 10
const EVERY = 'all'

/** All orders of the account, 10 a page. Filter and page are in the address. */
export function Orders() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const filter = filterNamed(search.get('show'))
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)
  const query = useQuery(
    customerQueries(useApi()).orders({
      ...queryOf(filter),
      limit: PER_PAGE,
      offset: (page - 1) * PER_PAGE,
    }),
  )
  const options = [EVERY, ...Object.keys(ORDER_FILTERS)].map((id) => ({
    id,
    label: t(`orders.filters.${id}`),
  }))
  return (
    <>
      <PageHeading title={t('account.orders')} />
      <div className={styles.bar}>
        <NativeSelect
          label={t('orders.filter')}
          options={options}
          value={filter ?? EVERY}
          onChange={(id) => setSearch(id === EVERY ? {} : { show: id }, { preventScrollReset: true })}
        />
      </div>
      {hasTrouble(query) ? (
        <LoadFailure query={query} />
      ) : (
        <OrderList
          orders={query.data?.orders}
          isStale={query.isPlaceholderData}
          isFiltered={filter !== undefined}
        />
      )}
      <PageLinks page={page} last={Math.ceil((query.data?.count ?? 0) / PER_PAGE)} />
      <Link to="/account/claim-orders" className={overview.more}>
        {t('orders.missing')}
      </Link>
    </>
  )
}

type OrdersQuery = NonNullable<Parameters<ReturnType<typeof customerQueries>['orders']>[0]>

/** The filter as the backend reads it, in arrays of its own. */
function queryOf(filter: OrderFilter | undefined): OrdersQuery {
  if (!filter) return {}
  return Object.fromEntries(
    Object.entries(ORDER_FILTERS[filter]).map(([field, statuses]) => [field, [...statuses]]),
  )
}

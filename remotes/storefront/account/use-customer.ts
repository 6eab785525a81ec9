import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { customerQueries, type ShopCustomer } from '@stoa/api/store/customers'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'

/** The shopper who is signed in. A 401 means no one is, also while an earlier answer is still in the cache. */
export function useCustomer() {
  const query = useQuery({ ...customerQueries(useApi()).me(), meta: { quiet: true } })
  const isSignedOut = hasStatus(query.error, 401)
  return { query, isSignedOut, customer: isSignedOut ? undefined : query.data?.customer }
}

/** The shopper who is signed in; only for pages inside the `AccountFrame`. */
export const useSignedIn = (): ShopCustomer => useOutletContext<ShopCustomer>()

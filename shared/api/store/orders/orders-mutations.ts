import type {
  StorePostCustomersCustomerAcceptClaimReq,
  StorePostCustomersCustomerOrderClaimReq,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { customerKeys, orderKeys } from '../keys.ts'
import * as orderCalls from './orders-calls.ts'

/**
 * Requests to move orders without an account to the account: a token is sent to their email addresses. The form shows
 * an error.
 */
export const useRequestCustomerOrders = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostCustomersCustomerOrderClaimReq) =>
      orderCalls.requestCustomerOrders(http, payload),
    stale: () => [],
  })

/** Moves the orders of such a token to the account that requested it. The page shows an error. */
export const useConfirmRequest = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostCustomersCustomerAcceptClaimReq) =>
      orderCalls.confirmRequest(http, payload),
    stale: () => [orderKeys.all, customerKeys.orders()],
  })

import type {
  StorePostCustomersCustomerAcceptClaimReq,
  StorePostCustomersCustomerOrderClaimReq,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { customerKeys, orderKeys } from '../keys.ts'
import * as orderCalls from './orders-calls.ts'

/** Asks to move orders without an account into the account: their e-mail addresses are sent a token. The form shows a refusal. */
export const useRequestCustomerOrders = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostCustomersCustomerOrderClaimReq) =>
      orderCalls.requestCustomerOrders(http, payload),
    stale: () => [],
  })

/** Puts the orders of such a token into the account that asked for them. */
export const useConfirmRequest = () =>
  useWrite({
    call: (http, payload: StorePostCustomersCustomerAcceptClaimReq) =>
      orderCalls.confirmRequest(http, payload),
    stale: () => [orderKeys.all, customerKeys.orders()],
  })

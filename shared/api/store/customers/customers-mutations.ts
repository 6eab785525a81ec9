import type {
  StorePostCustomersCustomerPasswordTokenReq,
  StorePostCustomersCustomerReq,
  StorePostCustomersReq,
  StorePostCustomersResetPasswordReq,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { authKeys, customerKeys, personalKeys } from '../keys.ts'
import * as customerCalls from './customers-calls.ts'

/** Creates an account and signs it in. The form shows an error. */
export const useCreateCustomer = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostCustomersReq) => customerCalls.create(http, payload),
    stale: ({ email }) => [...personalKeys(), authKeys.exists(email)],
  })

/** Changes the account that is signed in. The form shows an error. */
export const useUpdateCustomer = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, changes: StorePostCustomersCustomerReq) => customerCalls.update(http, changes),
    stale: ({ email }) => [customerKeys.me(), email ? authKeys.all : authKeys.current()],
  })

/** Has a token for a new password sent. The form shows a failure. */
export const useGeneratePasswordToken = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostCustomersCustomerPasswordTokenReq) =>
      customerCalls.generatePasswordToken(http, payload),
    stale: () => [],
  })

/** Sets a new password. The form shows an error. */
export const useResetPassword = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostCustomersResetPasswordReq) => customerCalls.resetPassword(http, payload),
    stale: () => [],
  })

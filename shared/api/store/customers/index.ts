export type { OrderPage, ShopCustomer } from './customers-types.ts'
export { useAddAddress, useDeleteAddress, useUpdateAddress } from './addresses-mutations.ts'
export * as customerCalls from './customers-calls.ts'
export { customerKeys } from '../keys.ts'
export {
  useCreateCustomer,
  useGeneratePasswordToken,
  useResetPassword,
  useUpdateCustomer,
} from './customers-mutations.ts'
export { customerQueries } from './customers-queries.ts'

export * as customerGroupCalls from './customer-groups-calls.ts'
export { customerGroupKeys } from '../keys.ts'
export {
  useAddCustomersToGroup,
  useCreateCustomerGroup,
  useDeleteCustomerGroup,
  useDeleteCustomerGroups,
  useRemoveCustomersFromGroup,
  useUpdateCustomerGroup,
} from './customer-groups-mutations.ts'
export { customerGroupQueries } from './customer-groups-queries.ts'
export type { CustomerGroupPage } from './customer-groups-types.ts'

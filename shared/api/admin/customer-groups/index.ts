export * as customerGroupCalls from './customer-groups-calls.ts'
export { customerGroupKeys } from '../keys.ts'
export {
  useAddCustomersToGroup,
  useCreateCustomerGroup,
  useDeleteCustomerGroup,
  useRemoveCustomersFromGroup,
  useUpdateCustomerGroup,
} from './customer-groups-mutations.ts'
export { customerGroupQueries } from './customer-groups-queries.ts'

export { userCalls } from './users-calls.ts'
export { useUpdateUser } from './users-mutations.ts'

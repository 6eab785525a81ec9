export type { ShopReturn } from './returns-types.ts'
export * as returnCalls from './returns-calls.ts'
export { useCreateReturn } from './returns-mutations.ts'

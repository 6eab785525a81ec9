export * as swapCalls from './swaps-calls.ts'
export { swapKeys } from '../keys.ts'
export { swapQueries } from './swaps-queries.ts'
export type { AdminSwap, SwapRes } from './swaps-types.ts'

export { useEveryPage } from './use-every-page.ts'
export type { EveryPage } from './use-every-page.ts'

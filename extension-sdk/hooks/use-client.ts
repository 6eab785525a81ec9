import type { ClientPort } from '../ports/client.ts'
import { useHost } from './use-host.ts'

/** The store's admin API, see {@link ClientPort}. */
export const useClient = (): ClientPort => useHost().client

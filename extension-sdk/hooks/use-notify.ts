import type { NotifyPort } from '../ports/notify.ts'
import { useHost } from './use-host.ts'

/** Shows messages, see {@link NotifyPort}. */
export const useNotify = (): NotifyPort => useHost().notify

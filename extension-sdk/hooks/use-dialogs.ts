import type { DialogsPort } from '../ports/dialogs.ts'
import { useHost } from './use-host.ts'

/** Asks before something is done that cannot be taken back, see {@link DialogsPort}. */
export const useDialogs = (): DialogsPort => useHost().dialogs

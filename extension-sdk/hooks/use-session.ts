import type { Person } from '../ports/session.ts'
import { useHost } from './use-host.ts'

/** The person who is signed in, or `null` on the sign-in page. */
export const useSession = (): Person | null => useHost().session.person()

import type { SessionState, User } from '../session/check-session.ts'
import { rememberSession, wasSignedIn } from '../session/remembered-session.ts'

/** Where the session and the code of the pages come from. */
interface Sources<Admin, Public> {
  checkSession(): Promise<SessionState>
  /** Starts everything that the admin needs; tries again after a failure. */
  startAdmin(): Promise<Admin>
  /** Loads the pages without a session; tries again after a failure. */
  loadPublic(): Promise<Public>
}

/** The page that an address of the admin shows, with its code. */
type Opened<Admin, Public> =
  { page: 'admin'; code: Admin; user: User } | { page: 'sign-in' | 'unreachable'; code: Public }

/**
 * Opens an address of the admin. Until the session is known, the code loads of the page that this browser showed last; only
 * the code of the page that is shown is waited for.
 */
export async function openAdmin<Admin, Public>({
  checkSession,
  startAdmin,
  loadPublic,
}: Sources<Admin, Public>): Promise<Opened<Admin, Public>> {
  const wasThere = wasSignedIn()
  const ahead: Promise<unknown> = wasThere ? startAdmin() : loadPublic()
  // Where the page needs this code, it asks for it again.
  ahead.catch(() => undefined)
  const session = await checkSession()
  rememberSession(session.status === 'signed-in' || (session.status === 'unreachable' && wasThere))
  if (session.status === 'signed-in') return { page: 'admin', code: await startAdmin(), user: session.user }
  const page = session.status === 'unreachable' ? 'unreachable' : 'sign-in'
  return { page, code: await loadPublic() }
}

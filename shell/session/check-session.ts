import { authCalls } from '@stoa/api/admin/auth'
import { hasStatus, type HttpClient } from '@stoa/api/http'
import type { AdminAuthRes } from '@medusajs/client-types'

/** The staff member that the backend knows by the session cookie. */
export type User = AdminAuthRes['user']

/** What the backend says about the visitor. */
export type SessionState =
  { status: 'signed-in'; user: User } | { status: 'signed-out' } | { status: 'unreachable' }

/** Asks the backend who is signed in; never rejects. */
export async function checkSession(http: HttpClient): Promise<SessionState> {
  try {
    const { user } = await authCalls.getSession(http)
    return { status: 'signed-in', user }
  } catch (error) {
    // 401 without a session, 400 when the session's person is gone.
    const nobody = hasStatus(error, 401) || hasStatus(error, 400)
    return { status: nobody ? 'signed-out' : 'unreachable' }
  }
}

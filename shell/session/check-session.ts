import { authCalls } from '@stoa/api/admin/auth'
import { hasStatus, type HttpClient } from '@stoa/api/http'
import type { AdminAuthRes } from '@medusajs/client-types'

/** The staff member of the session cookie. */
export type User = AdminAuthRes['user']

export type SessionState =
  { status: 'signed-in'; user: User } | { status: 'signed-out' } | { status: 'unreachable' }

/** Reads the current session; never rejects. */
export async function checkSession(http: HttpClient): Promise<SessionState> {
  try {
    const { user } = await authCalls.getSession(http)
    return { status: 'signed-in', user }
  } catch (error) {
    // 401 without a session, 400 if its user was deleted.
    const isSignedOut = hasStatus(error, 401) || hasStatus(error, 400)
    return { status: isSignedOut ? 'signed-out' : 'unreachable' }
  }
}

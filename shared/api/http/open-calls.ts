import { plainPath } from './plain-path.ts'
import { domainOf } from './tokens.ts'

/** A call by its verb and its path without query and hash. */
export interface FailedCall {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
}

const OPEN_ADMIN_POSTS = new Set([
  '/admin/auth',
  '/admin/users/password-token',
  '/admin/users/reset-password',
  '/admin/invites/accept',
])

/** The four admin calls that the server answers without a session. They are sent without credentials headers. */
export function isOpenCall({ method, path }: FailedCall): boolean {
  return method === 'POST' && OPEN_ADMIN_POSTS.has(plainPath(path))
}

/** Whether the server requires a session for this call. */
export function needsSession(call: FailedCall): boolean {
  if (domainOf(call.path) === 'admin') return !isOpenCall(call)
  const path = plainPath(call.path)
  return /^\/store\/customers\/me(?:\/|$)/.test(path) || (path === '/store/auth' && call.method === 'GET')
}

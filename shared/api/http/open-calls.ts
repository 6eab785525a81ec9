import type { FailedCall } from './api-error.ts'
import { domainOf } from './tokens.ts'

const OPEN_ADMIN_POSTS = new Set([
  '/admin/auth',
  '/admin/users/password-token',
  '/admin/users/reset-password',
  '/admin/invites/accept',
])

/** The four admin calls that the server answers without a session. They are sent without credentials headers. */
export function isOpenCall({ method, path }: FailedCall): boolean {
  return method === 'POST' && OPEN_ADMIN_POSTS.has(path)
}

/** Whether the server answers this call only to somebody who is signed in. */
export function needsSession(call: FailedCall): boolean {
  if (domainOf(call.path) === 'admin') return !isOpenCall(call)
  return call.path.startsWith('/store/customers/me') || (call.path === '/store/auth' && call.method === 'GET')
}

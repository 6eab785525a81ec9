import type { AdminAuthRes } from '@medusajs/client-types'

/** The staff member of the session cookie. */
export type User = AdminAuthRes['user']

export type SessionState =
  { status: 'signed-in'; user: User } | { status: 'signed-out' } | { status: 'unreachable' }

const sendCheck = (backend: string): Promise<Response> =>
  fetch(`${backend}/admin/auth`, { credentials: 'include', headers: { accept: 'application/json' } })

/** The answer that the document's inline script has asked for, once: a later check needs a newer one. */
function takeSent(): Promise<Response> | undefined {
  const sent = globalThis.stoaSession
  globalThis.stoaSession = undefined
  return sent
}

/**
 * Reads the current session from the backend; never rejects. A plain request, because it starts before the client's code is
 * there; the first time its answer is that of the document's inline script.
 */
export async function checkSession(backend: string): Promise<SessionState> {
  try {
    const response = await (takeSent() ?? sendCheck(backend))
    // 401 without a session, 400 if its user was deleted.
    if (response.status === 401 || response.status === 400) return { status: 'signed-out' }
    if (!response.ok) return { status: 'unreachable' }
    const { user } = (await response.json()) as AdminAuthRes
    return { status: 'signed-in', user }
  } catch {
    return { status: 'unreachable' }
  }
}

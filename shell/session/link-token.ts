/** Unverified claims of a link; only the server can verify them. */
export interface LinkToken {
  /** Recipient of the link. */
  email?: string
  /** Role of the invited person. */
  role?: string
  expiresAt?: Date
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

function payloadOf(token: string): unknown {
  const [, payload = ''] = token.split('.')
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))))
  } catch {
    return undefined
  }
}

/** Reads a JSON web token without verifying it; undefined if it is malformed, for example broken by a mail program. */
export function readLinkToken(token: string): LinkToken | undefined {
  const payload = payloadOf(token)
  if (typeof payload !== 'object' || payload === null) return undefined
  const { email, user_email, role, exp } = payload as Record<string, unknown>
  return {
    email: text(user_email) ?? text(email),
    role: text(role),
    ...(typeof exp === 'number' && { expiresAt: new Date(exp * 1000) }),
  }
}

/** Whether a link has expired. */
export const isOver = ({ expiresAt }: LinkToken, now = new Date()): boolean =>
  expiresAt !== undefined && expiresAt <= now

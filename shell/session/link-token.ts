/** What a link from an e-mail says about itself. Only the server knows whether it is true. */
export interface LinkToken {
  /** Whom the link was sent to. */
  email?: string
  /** What an invited person will be. */
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

/** Reads a JSON web token without checking it; undefined when it is none, as after a mail program broke the line. */
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

/** Whether a link says that its time is over. */
export const isOver = ({ expiresAt }: LinkToken, now = new Date()): boolean =>
  expiresAt !== undefined && expiresAt <= now

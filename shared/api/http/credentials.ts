import type { FailedCall } from './open-calls.ts'
import { isOpenCall } from './open-calls.ts'
import { domainOf } from './tokens.ts'
import type { Tokens } from './tokens.ts'

/** The keys of a client, in addition to the session cookie and its tokens. */
export interface Keys {
  /** Names the sales channels that store calls see, as `x-publishable-api-key`; default none. */
  publishableApiKey?: string
  /** Lets a program without a session make admin calls, as `x-medusa-access-token`; default none. */
  apiKey?: string
}

/** The headers that say who makes a call. The four open admin calls have none. */
export function credentialsOf(call: FailedCall, keys: Keys, tokens: Tokens): Record<string, string> {
  if (isOpenCall(call)) return {}
  const domain = domainOf(call.path)
  const token = domain && tokens.of(domain)
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(domain === 'admin' && keys.apiKey && { 'x-medusa-access-token': keys.apiKey }),
    ...(domain === 'store' && keys.publishableApiKey && { 'x-publishable-api-key': keys.publishableApiKey }),
  }
}

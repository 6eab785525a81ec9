import { verifyFeed } from '@stoa/extension-sdk/feed-signature'

/**
 * Verifies the text of a feed; rejects with the reason when it is not to be served. It also refuses feeds that are older than
 * one that it has seen since the start. Without a key every feed passes.
 */
export function feedVerifier(key: string | undefined): (text: string) => Promise<void> {
  let floor = 0
  return async (text) => {
    if (key === undefined) return
    const check = await verifyFeed(text, key, { floor })
    if (!check.ok) throw new Error(`${check.reason}: ${check.detail}`)
    floor = check.version
  }
}

/** What is wrong with a feed that was good when it was read, if it has expired since. */
export const expiryProblem = (expires: string | undefined, now = Date.now()): string | undefined =>
  expires !== undefined && Date.parse(expires) <= now
    ? `feed.json expired at ${expires}: sign it again`
    : undefined

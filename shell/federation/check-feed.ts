import { verifyFeed, type FeedCheck } from '@stoa/extension-sdk/feed-signature'

const KEY = 'stoa-feed-version'

/** The last version that this browser saw of feeds with this key; another key begins at the start. */
function lastSeen(publicKey: string): number {
  try {
    const [key, version] = (localStorage.getItem(KEY) ?? '').split(' ')
    return key === publicKey ? Number(version) || 0 : 0
  } catch {
    return 0
  }
}

function remember(publicKey: string, version: number): void {
  try {
    localStorage.setItem(KEY, `${publicKey} ${version}`)
  } catch {
    // Without storage each visit starts at the beginning.
  }
}

/**
 * Verifies the text that this browser keeps of an earlier visit. It was current then, and stays in use after it expired, until
 * the server has a good one.
 */
export const checkRemembered = (text: string, publicKey: string): Promise<FeedCheck> =>
  verifyFeed(text, publicKey, { now: 0 })

/** Verifies the text of the server's feed, and remembers its version in this browser. */
export async function checkFeed(text: string, publicKey: string): Promise<FeedCheck> {
  const check = await verifyFeed(text, publicKey, { floor: lastSeen(publicKey) })
  if (check.ok) remember(publicKey, check.version)
  return check
}

/** What a signed feed says of itself. */
export interface SignedFeed {
  /** Grows with each signature: an older feed than one that was seen is refused. */
  version: number
  /** The moment (ISO 8601) from which it is refused. */
  expires: string
}

/** Whether a feed is what its operator signed. `unsupported`: this browser cannot verify the signature. */
export type FeedCheck =
  | ({ ok: true } & SignedFeed)
  | { ok: false; reason: 'altered' | 'expired' | 'older' | 'unsupported'; detail: string }

/** What feeds begin with when they are signed: a signature of a feed is that of nothing else. */
const PURPOSE = 'stoa feed 1\n'
const PUBLIC = /^ed25519-([A-Za-z\d+/]{43}=)$/
/**
 * The signature is the last value of the text, and covers everything before it. Only two bits of its last letter count, and
 * the others must be zero: no text but the one that was signed is good.
 */
const SIGNED = /^(.*),"signature":"([A-Za-z\d+/]{85}[AQgw]==)"\}\s*$/s

/** The text of a feed with its signature, which `sign` makes in base64. */
export function signedText(feed: object, sign: (text: string) => string): string {
  const text = JSON.stringify(feed).slice(0, -1)
  return `${text},"signature":"${sign(PURPOSE + text)}"}\n`
}

type Refused = Extract<FeedCheck, { ok: false }>

const refuse = (reason: Refused['reason'], detail: string): Refused => ({ ok: false, reason, detail })

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/**
 * Verifies the text of a feed with the operator's public key (`ed25519-…`), its expiry at `now` (milliseconds, by default the
 * clock's), and that its version is not below `floor`, the last one seen. Never rejects.
 */
export async function verifyFeed(
  text: string,
  publicKey: string,
  { now = Date.now(), floor = 0 }: { now?: number; floor?: number } = {},
): Promise<FeedCheck> {
  const [, rawKey] = PUBLIC.exec(publicKey) ?? []
  if (rawKey === undefined) return refuse('altered', `${publicKey} is no public key`)
  const [, content, signature] = SIGNED.exec(text) ?? []
  if (content === undefined || signature === undefined) return refuse('altered', 'feed.json has no signature')
  let key: CryptoKey
  try {
    key = await crypto.subtle.importKey('raw', bytesOf(rawKey), 'Ed25519', false, ['verify'])
  } catch (error) {
    return refuse('unsupported', `Ed25519: ${String(error)}`)
  }
  const signed = new TextEncoder().encode(PURPOSE + content)
  if (!(await crypto.subtle.verify('Ed25519', key, bytesOf(signature), signed)))
    return refuse('altered', `the signature of feed.json is not that of ${publicKey}`)
  const { version, expires } = JSON.parse(text) as Partial<SignedFeed>
  if (!Number.isSafeInteger(version) || !Number.isFinite(Date.parse(String(expires))))
    return refuse('altered', 'feed.json is signed without version or expiry')
  const found: SignedFeed = { version: Number(version), expires: String(expires) }
  if (found.version < floor) return refuse('older', `version ${found.version}, seen ${floor}`)
  if (Date.parse(found.expires) <= now)
    return refuse('expired', `version ${found.version} expired at ${found.expires}`)
  return { ok: true, ...found }
}

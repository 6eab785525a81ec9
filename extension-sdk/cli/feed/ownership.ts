import { sriHash } from '../../build/sri-hash.ts'
import type { Feed, Manifest } from '../../points/manifest.ts'
import { isSignedBy, type SigningKey } from './signing-keys.ts'

/** The file in the folder of a version that has its author's signature. */
export const SIGNATURE_FILE = 'signature.json'

/** What `signature.json` holds. */
interface Signature {
  /** The author's public key. */
  key: string
  /** Of the statement about the version, in base64. */
  signature: string
}

/** What an author signs: which version it is, the hash of its entry, and that of its `extension.json`. */
function statementOf({ name, version, entry, integrity }: Manifest, content: Buffer): string {
  return ['stoa extension 1', `${name}@${version}`, integrity[entry.file], sriHash(content)].join('\n')
}

/** The content of `signature.json` for a build; `content` is that of its `extension.json`. */
export function signVersion(manifest: Manifest, content: Buffer, { publicKey, sign }: SigningKey): string {
  const signed: Signature = { key: publicKey, signature: sign(statementOf(manifest, content)) }
  return `${JSON.stringify(signed)}\n`
}

/** What is wrong with the signature of a version whose name belongs to `owner`; `signed` is its `signature.json`. */
export function signatureFault(
  owner: string,
  manifest: Manifest,
  content: Buffer,
  signed: string | undefined,
): string | undefined {
  const { name, version } = manifest
  const again = `publish ${name} again with the key of ${owner}`
  if (signed === undefined) return `${version} is not signed, and the name belongs to ${owner}: ${again}`
  const { key, signature } = readSignature(signed)
  if (key !== owner) return `${version} is signed with ${key}, and the name belongs to ${owner}: ${again}`
  return isSignedBy(owner, statementOf(manifest, content), signature)
    ? undefined
    : `${version} is not what the owner of ${owner} signed: ${again}`
}

function readSignature(text: string): Signature {
  try {
    const { key, signature } = Object(JSON.parse(text)) as Partial<Record<keyof Signature, unknown>>
    return { key: String(key), signature: String(signature) }
  } catch {
    return { key: 'nothing', signature: '' }
  }
}

/** The key that a name belongs to. */
export const ownerOf = ({ owners = {} }: Feed, name: string): string | undefined =>
  Object.hasOwn(owners, name) ? owners[name] : undefined

/** Throws an Error when a name belongs to another key than that of the publisher. */
export function requireOwner(feed: Feed, name: string, key: string | undefined): void {
  const owner = ownerOf(feed, name)
  if (owner === undefined || owner === key) return
  const wrong = key === undefined ? 'sign it with --key FILE' : `it is signed with ${key}`
  throw new Error(
    `${name} belongs to ${owner}: ${wrong}. Rename your extension, or ask the operator, who can give the name to another key with “stoa owner ${name} --set KEY”`,
  )
}

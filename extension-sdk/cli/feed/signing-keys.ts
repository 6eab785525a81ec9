import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

import { WrongUse } from '../command.ts'

/** A public key as feeds have it: `ed25519-` and its 32 bytes in base64. */
const PUBLIC = /^ed25519-([\w+/]{43}=)$/

/** Whether a text is a public key. */
export const isPublicKey = (text: string): boolean => PUBLIC.test(text)

/** The public key of a private or a public one. */
function publicText(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return `ed25519-${Buffer.from(x, 'base64url').toString('base64')}`
}

/** A private key that signs, with its public key. */
export interface SigningKey {
  publicKey: string
  /** The signature of a text, in base64. */
  sign: (text: string) => string
}

const signingKey = (key: KeyObject): SigningKey => ({
  publicKey: publicText(key),
  sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
})

/** Makes a private key and writes it to a file that only its owner reads. Throws {@link WrongUse} when the file is there. */
export function createKey(file: string): SigningKey {
  const { privateKey } = generateKeyPairSync('ed25519')
  try {
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new WrongUse(`${file} is there already and stays: name another file with --out`)
  }
  return signingKey(privateKey)
}

/** Reads a private key. Throws {@link WrongUse} without its content when it is none. */
export function readKey(file: string): SigningKey {
  try {
    const key = createPrivateKey(readFileSync(file))
    if (key.asymmetricKeyType === 'ed25519') return signingKey(key)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new WrongUse(`there is no ${file}: “stoa keys create” makes a key`)
  }
  throw new WrongUse(`${file} is no private Ed25519 key: “stoa keys create” makes one`)
}

/** Whether a signature is that of a text by the owner of a public key. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const [, bytes] = PUBLIC.exec(publicKey) ?? []
  if (bytes === undefined) return false
  const x = Buffer.from(bytes, 'base64').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
}

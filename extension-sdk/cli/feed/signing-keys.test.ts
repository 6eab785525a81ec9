import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createKey, isPublicKey, isSignedBy, readKey } from './signing-keys.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stoa-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = (name = 'stoa.key') => join(folder, name)

test('a key that was made signs, and its public key verifies that text alone', () => {
  const { publicKey } = createKey(file())
  const key = readKey(file())
  expect(key.publicKey).toBe(publicKey)
  expect(isPublicKey(publicKey)).toBe(true)

  const signature = key.sign('care@1.0.0')
  expect(isSignedBy(publicKey, 'care@1.0.0', signature)).toBe(true)
  expect(isSignedBy(publicKey, 'care@1.0.1', signature)).toBe(false)
  expect(isSignedBy(createKey(file('other')).publicKey, 'care@1.0.0', signature)).toBe(false)
  expect(isSignedBy(publicKey, 'care@1.0.0', 'nonsense')).toBe(false)
  expect(isSignedBy('ed25519-short', 'care@1.0.0', signature)).toBe(false)
})

test('only its owner reads a key, and none is overwritten', () => {
  createKey(file())
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(() => createKey(file())).toThrow('is there already and stays')
})

test('what is no private Ed25519 key is refused without its content', () => {
  expect(() => readKey(file())).toThrow(`there is no ${file()}: “stoa keys create” makes a key`)
  writeFileSync(file('text'), 'secret')
  expect(() => readKey(file('text'))).toThrow(`${file('text')} is no private Ed25519 key`)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  writeFileSync(file('curve'), privateKey.export({ format: 'pem', type: 'pkcs8' }))
  expect(() => readKey(file('curve'))).toThrow('is no private Ed25519 key')
})

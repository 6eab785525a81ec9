import { generateKeyPairSync, sign } from 'node:crypto'

import { signedText } from '@stoa/extension-sdk/feed-signature'

import { expiryProblem, feedVerifier } from './verify-feed.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const { x = '' } = publicKey.export({ format: 'jwk' })
const KEY = `ed25519-${Buffer.from(x, 'base64url').toString('base64')}`
const version = (number: number) =>
  signedText({ format: 1, extensions: [], version: number, expires: '2999-01-01T00:00:00Z' }, (text) =>
    sign(null, Buffer.from(text), privateKey).toString('base64'),
  )

test('without a key every feed passes', async () => {
  await expect(feedVerifier(undefined)('{}')).resolves.toBeUndefined()
})

test('with a key newer feeds pass; altered and older ones do not', async () => {
  const verify = feedVerifier(KEY)
  await verify(version(3))
  await verify(version(4))
  await expect(verify(version(3))).rejects.toThrow('older: version 3, seen 4')
  await expect(verify(version(5).replace('2999', '2998'))).rejects.toThrow('altered:')
  await expect(verify('{"format":1,"extensions":[]}')).rejects.toThrow('feed.json has no signature')
})

test('a feed that expires while it is served is a problem', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  expect(expiryProblem(undefined, now)).toBeUndefined()
  expect(expiryProblem('2026-01-01T00:00:01Z', now)).toBeUndefined()
  expect(expiryProblem('2026-01-01T00:00:00Z', now)).toContain('sign it again')
})

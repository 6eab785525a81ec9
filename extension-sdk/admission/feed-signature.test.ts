import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

import { signedText, verifyFeed } from './feed-signature.ts'

const KEYS = generateKeyPairSync('ed25519')
const OTHER = generateKeyPairSync('ed25519')
const publicText = (key: KeyObject) =>
  `ed25519-${Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64')}`
const KEY = publicText(KEYS.publicKey)
const NOW = Date.parse('2026-05-01T00:00:00Z')

const signedBy = (key: KeyObject, feed: object) =>
  signedText(feed, (text) => sign(null, Buffer.from(text), key).toString('base64'))
const feed = { format: 1, extensions: [{ name: 'é' }], version: 7, expires: '2026-06-01T00:00:00Z' }
const text = signedBy(KEYS.privateKey, feed)
const check = (what: string, options: { floor?: number; now?: number } = {}, key = KEY) =>
  verifyFeed(what, key, { now: NOW, ...options })

test('what the operator signed is verified with its version and expiry', async () => {
  expect(await check(text)).toEqual({ ok: true, version: 7, expires: feed.expires })
  expect(JSON.parse(text)).toMatchObject(feed)
})

test('no character of a signed feed can be changed', async () => {
  const indexes = Array.from({ length: text.length - 1 }, (_, index) => index)
  const checks = await Promise.all(
    indexes.map((index) => {
      const other = text[index] === 'x' ? 'y' : 'x'
      return check(text.slice(0, index) + other + text.slice(index + 1))
    }),
  )
  expect(checks.filter(({ ok }) => ok)).toEqual([])
})

test.each([
  ['nothing', JSON.stringify(feed)],
  ['an appended value', text.replace(/\}\s*$/, ',"allowsOverrides":true}')],
  ['a value behind the text', `${text}{}`],
  ['another key', signedBy(OTHER.privateKey, feed)],
  ['no version', signedBy(KEYS.privateKey, { ...feed, version: undefined })],
  ['no expiry', signedBy(KEYS.privateKey, { ...feed, expires: 'soon' })],
])('a feed with %s is refused as altered', async (_which, altered) => {
  expect(await check(altered)).toMatchObject({ ok: false, reason: 'altered' })
})

test('a signature of something else that the key has signed is not one of a feed', async () => {
  const content = JSON.stringify(feed).slice(0, -1)
  const signature = sign(null, Buffer.from(content), KEYS.privateKey).toString('base64')
  expect(await check(`${content},"signature":"${signature}"}`)).toMatchObject({ reason: 'altered' })
})

test('a feed that has expired is refused', async () => {
  const expiry = Date.parse(feed.expires)
  expect(await check(text, { now: expiry - 1 })).toMatchObject({ ok: true })
  expect(await check(text, { now: expiry })).toMatchObject({ reason: 'expired' })
})

test('a feed that is older than one that was seen is refused', async () => {
  expect(await check(text, { floor: 7 })).toMatchObject({ ok: true })
  expect(await check(text, { floor: 8 })).toMatchObject({ reason: 'older', detail: 'version 7, seen 8' })
})

test('what is no public key verifies nothing', async () => {
  expect(await check(text, {}, 'ed25519-')).toMatchObject({ ok: false, reason: 'altered' })
})

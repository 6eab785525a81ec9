import { generateKeyPairSync, sign, webcrypto } from 'node:crypto'

import { jest } from '@jest/globals'
import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'
import { signedText } from '@stoa/extension-sdk/feed-signature'
import { TextEncoder } from 'node:util'

import { availableFeed } from './available-feed.ts'
import { fetchFeed } from './feed.ts'
import { rememberFeed } from './remembered-feed.ts'

function aKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const text = `ed25519-${Buffer.from(x, 'base64url').toString('base64')}`
  const signed = (
    version: number,
    expires = '2999-01-01T00:00:00Z',
    extensions: unknown[] = [`of version ${version}`],
  ) =>
    signedText({ format: 1, extensions, disabled: [], version, expires }, (content) =>
      sign(null, Buffer.from(content), privateKey).toString('base64'),
    )
  return { text, signed }
}

const KEY = aKey()
const asked: string[] = []

function serve(feed: string): void {
  globalThis.fetch = (async (path: string) => {
    asked.push(path)
    return new Response(path === '/feed.json' ? feed : '{"format":1,"extensions":[{"area":true}]}')
  }) as typeof fetch
}

function wantSignature(key: string): void {
  document.head.innerHTML = `<meta name="stoa-feed-key" content="${key}">`
}

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  globalThis.TextEncoder = TextEncoder as typeof globalThis.TextEncoder
  wantSignature(KEY.text)
})
afterEach(() => {
  document.head.innerHTML = ''
})

test('a signed feed is used, with what its signature says', async () => {
  serve(KEY.signed(3))
  expect(await fetchFeed()).toMatchObject({
    ok: true,
    feed: { extensions: ['of version 3'], signed: { version: 3, expires: '2999-01-01T00:00:00Z' } },
  })
})

test('where no key is named, nothing is verified', async () => {
  document.head.innerHTML = ''
  serve('{"format":1,"extensions":[]}')
  const answer = await fetchFeed()
  expect(answer).toMatchObject({ ok: true })
  expect(answer).not.toHaveProperty('feed.signed')
})

test('altered, expired and older feeds are refused; another key begins at the start', async () => {
  serve(KEY.signed(3).replace('version 3', 'version 4'))
  expect(await fetchFeed()).toMatchObject({ ok: false, reason: 'altered' })
  serve(KEY.signed(4, '2020-01-01T00:00:00Z'))
  expect(await fetchFeed()).toMatchObject({ ok: false, reason: 'expired' })

  serve(KEY.signed(5))
  expect(await fetchFeed()).toMatchObject({ ok: true })
  serve(KEY.signed(4))
  expect(await fetchFeed()).toMatchObject({ ok: false, reason: 'older', detail: 'version 4, seen 5' })
  const next = aKey()
  wantSignature(next.text)
  serve(next.signed(1))
  expect(await fetchFeed()).toMatchObject({ ok: true })
})

test('a refused feed is no reason to forget the version that was seen', async () => {
  serve(KEY.signed(5))
  await fetchFeed()
  serve(KEY.signed(3))
  await fetchFeed()
  expect(await fetchFeed()).toMatchObject({ reason: 'older' })
})

test('a browser that cannot verify signatures uses the feed and says so', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
  serve(KEY.signed(3))
  expect(await fetchFeed()).toMatchObject({ ok: true, feed: { signed: 'unchecked' } })
})

const [area, loyalty] = [anArea('orders'), anExtension('loyalty')]

/** A visit that ends with the server's feed in this browser. */
async function visit(): Promise<void> {
  serve(KEY.signed(3, undefined, [area, loyalty]))
  const answer = await fetchFeed()
  if (answer.ok) rememberFeed(answer.feed)
  serve('{"format":1,"extensions":[]}')
  asked.length = 0
}

test('in place of a refused feed all is as this browser saw it last, and no unsigned list is asked for', async () => {
  await visit()
  expect(await availableFeed(fetchFeed(), () => undefined)).toMatchObject({
    feed: { extensions: [area, loyalty], signed: { version: 3 } },
    missing: { reason: 'altered', hasExtensions: true },
  })
  expect(asked).toEqual(['/feed.json'])

  localStorage.clear()
  expect(await availableFeed(fetchFeed(), () => undefined)).toMatchObject({ missing: { reason: 'altered' } })
})

test('a feed in this browser stays in use after it expired', async () => {
  await visit()
  serve(KEY.signed(3, '2999-01-01T00:00:00Z', [area, loyalty]))
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('3000-01-01T00:00:00Z'))
  expect(await availableFeed(fetchFeed(), () => undefined)).toMatchObject({
    feed: { extensions: [area, loyalty] },
    missing: { reason: 'expired', hasExtensions: true },
  })
  jest.restoreAllMocks()
})

test('a feed in this browser that was altered, or that nobody signed, is not used', async () => {
  await visit()
  const stored = localStorage.getItem('stoa-feed') ?? ''
  localStorage.setItem('stoa-feed', stored.replaceAll('loyalty', 'villain'))
  expect(await availableFeed(fetchFeed(), () => undefined)).not.toHaveProperty('feed')

  rememberFeed({ extensions: [area, loyalty], disabled: [], origins: [] })
  expect(await availableFeed(fetchFeed(), () => undefined)).not.toHaveProperty('feed')
})

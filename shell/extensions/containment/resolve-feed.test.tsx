import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { jest } from '@jest/globals'

import { buildOf, chosenVersions, chooseVersion, takeBackVersion } from './chosen-versions.ts'
import { resolveFeed } from './resolve-feed.ts'
import { addOverride, overrideBase, stopOverride, takeOverrideRequest } from './overrides.ts'

const HASH = `sha384-${'a'.repeat(64)}`
const old = anExtension('loyalty', { version: '1.0.0' }).manifest
const loyalty = anExtension(
  'loyalty',
  { version: '2.0.0' },
  { previous: [{ version: '1.0.0', base: '/remotes/loyalty/1/', integrity: HASH }] },
)
const orders = anArea('orders')

const answers = new Map<string, Response>()
const fetchMock = jest.fn<typeof fetch>((url) => {
  const answer = answers.get(String(url))
  return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'))
})
const serve = (url: string, body: unknown) => answers.set(url, new Response(JSON.stringify(body)))

const here = (...extensions: unknown[]) =>
  resolveFeed({ extensions, disabled: [], origins: ['https://a.example'] }, '')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  answers.clear()
  fetchMock.mockClear()
  globalThis.fetch = fetchMock
})

test('without local choices the feed is used as it is, without a request', async () => {
  const feed = { extensions: [orders, loyalty], disabled: [] }

  expect(await resolveFeed(feed, '?disable-extensions=loyalty')).toEqual({
    feed,
    environment: {
      switchedOff: { loyalty: 'by the address of the page' },
      overrides: [],
      versions: [],
    },
  })
  expect(fetchMock).not.toHaveBeenCalled()
})

test('a pinned version replaces the newer one, verified by the hash in the feed', async () => {
  chooseVersion(loyalty, '1.0.0')
  serve('http://localhost/remotes/loyalty/1/extension.json', old)
  const { feed, environment } = await here(null, loyalty, orders)

  expect(feed.extensions).toEqual([null, { ...loyalty, manifest: old, base: '/remotes/loyalty/1/' }, orders])
  expect(environment.versions).toEqual([
    { name: 'loyalty', version: '1.0.0', insteadOf: '2.0.0', isAutomatic: false },
  ])
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ integrity: HASH })
})

test.each<[string, Partial<FeedEntry>, unknown]>([
  ['is not served', {}, undefined],
  ['is another extension', {}, { ...old, name: 'thief' }],
  [
    'has a hash that browsers would skip',
    { previous: [{ version: '1.0.0', base: '/remotes/loyalty/1/', integrity: 'unchecked' }] },
    old,
  ],
])('a pinned version that %s falls back to the feed with a reason', async (_why, more, body) => {
  chooseVersion(loyalty, '1.0.0')
  if (body) serve('http://localhost/remotes/loyalty/1/extension.json', body)
  const entry = { ...loyalty, ...more }
  const { feed, environment } = await here(entry)

  expect(feed.extensions).toEqual([entry])
  expect(environment.versions).toMatchObject([{ name: 'loyalty', fault: expect.stringMatching(/./) }])
})

test('a pin expires when the feed lists another build or when it is removed', async () => {
  chooseVersion(loyalty, '1.0.0')
  await here({ ...loyalty, manifest: { ...loyalty.manifest, integrity: { 'entry.js': 'sha384-fixed' } } })
  expect(chosenVersions()).toEqual({})
  expect(fetchMock).not.toHaveBeenCalled()

  chooseVersion(loyalty, '1.0.0')
  takeBackVersion('loyalty')
  expect(chosenVersions()).toEqual({})
})

test('pinning twice still returns to the version in the feed', () => {
  chooseVersion(loyalty, '1.0.0')
  chooseVersion({ ...loyalty, manifest: old }, '0.9.0')

  expect(chosenVersions()).toEqual({ loyalty: { version: '0.9.0', insteadOf: buildOf(loyalty.manifest) } })
})

test.each(['{', 'null', '[7]', '{"loyalty":7}', '"x"'])(
  'damaged storage (%s) counts as empty',
  async (text) => {
    localStorage.setItem('stoa-chosen-versions', text)
    sessionStorage.setItem('stoa-overrides', text)

    expect(await here(loyalty)).toMatchObject({ environment: { overrides: [], versions: [] } })
  },
)

describe('a local extension', () => {
  const BASE = 'http://localhost:7777/'
  const written = { ...old, version: '3.0.0' }

  test('replaces the installed one and has its origin allowed', async () => {
    addOverride(BASE)
    serve(`${BASE}extension.json`, written)
    const { feed, environment } = await here(loyalty, orders)

    expect(feed.extensions).toEqual([{ manifest: written, base: BASE }, orders])
    expect(feed.origins).toEqual(['https://a.example', 'http://localhost:7777'])
    expect(environment.overrides).toEqual([{ base: BASE, name: 'loyalty' }])
  })

  test('is appended if not installed and never replaces an area', async () => {
    addOverride(BASE)
    serve(`${BASE}extension.json`, { ...written, name: 'orders' })
    const { feed } = await here(orders)

    expect(feed.extensions).toHaveLength(2)
    expect(feed.extensions[0]).toBe(orders)
  })

  test('falls back to the installed one with a reason if its server does not answer', async () => {
    addOverride(BASE)
    const { feed, environment } = await here(loyalty)

    expect(feed.extensions).toEqual([loyalty])
    expect(environment.overrides).toEqual([{ base: BASE, fault: expect.stringContaining(BASE) }])
  })

  test('is gone after it was stopped', async () => {
    addOverride(BASE)
    stopOverride(BASE)
    await here(loyalty)

    expect(fetchMock).not.toHaveBeenCalled()
  })

  test.each([
    ['http://localhost:7777', BASE],
    ['http://localhost:7777/x?y#z', `${BASE}x/`],
    ['https://localhost:7777/', undefined],
    ['http://localhost.example.com:7777/', undefined],
    ['http://127.0.0.1:7777/', undefined],
    ['http://me@localhost:7777/', undefined],
    ['javascript:alert(1)', undefined],
    ['nonsense', undefined],
  ])('may come from %s: %s', (address, expected) => {
    expect(overrideBase(address)).toBe(expected)
  })

  test('is requested once: the parameter is removed from the address', () => {
    history.replaceState(null, '', '/a/things?stoa-override=http://localhost:7777/&q=x#y')

    expect(takeOverrideRequest()).toBe(BASE)
    expect(location.href).toBe('http://localhost/a/things?q=x#y')
    expect(takeOverrideRequest()).toBeUndefined()
  })
})

import { jest } from '@jest/globals'
import { anArea, anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { fetchPage } from './fetch-page.ts'
import { firstPageOf } from './first-page.ts'

const HASH = `sha256-${'e'.repeat(43)}=`
const page = {
  ...aPage('/things/:id'),
  files: ['page.js', 'page.css'],
  namespaces: ['things'],
}
const overrides = { pages: [page], integrity: { 'entry.js': HASH }, texts: { en: {}, de: {} } }
const area = anArea('area', overrides)

const network = jest.spyOn(globalThis, 'fetch')
const fetched = () => network.mock.calls.map(([url]) => url)
const hints = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(({ href, integrity, as }) => [
    href,
    integrity,
    as,
  ])

function fetchAt(path: string, entry: FeedEntry | object) {
  const texts: string[][] = []
  const found = firstPageOf({ extensions: [entry], disabled: [] }, path)
  if (found) fetchPage(found, (namespaces) => texts.push([...namespaces]))
  return texts
}

beforeEach(() => {
  document.head.replaceChildren()
  globalThis.stoaIntegrity = () => ''
  network.mockReset().mockImplementation(async () => new Response('code'))
})
afterEach(() => {
  globalThis.stoaIntegrity = undefined
})

test('the entry of an area is fetched with its hash, the files of the page and its texts beside it', () => {
  const texts = fetchAt('/a/things/1', { ...area, base: '/remotes/area/1/' })
  expect(hints()).toEqual([['http://localhost/remotes/area/1/entry.js', HASH, 'script']])
  expect(fetched()).toEqual([
    'http://localhost/remotes/area/1/page.js',
    'http://localhost/remotes/area/1/page.css',
  ])
  expect(texts).toEqual([['admin', 'things']])
})

test.each<[string, object]>([
  ['an extension', { ...anExtension('loyalty', overrides), base: '/remotes/loyalty/1/' }],
  ['an area of another origin', { ...area, base: 'http://elsewhere.test/area/' }],
  ['an area at an address without a scheme', { ...area, base: '//elsewhere.test/area/' }],
  ['a malformed manifest', { ...area, base: '/b/', manifest: { name: 'area', pages: [page], entry: {} } }],
])('nothing is fetched of %s', (_name, entry) => {
  expect(fetchAt('/a/things/1', entry)).toEqual([])
  expect([...hints(), ...fetched()]).toEqual([])
})

test('an entry without a valid hash is not fetched', () => {
  const integrity = { 'entry.js': 'none' }
  fetchAt('/a/things/2', { ...area, base: '/c/', manifest: { ...area.manifest, integrity } })
  expect(hints()).toEqual([])
})

test('a page of the settings is found below them', () => {
  const feed = { extensions: [{ manifest: { name: 'team', settings: [{ path: '/team' }] } }], disabled: [] }
  expect(firstPageOf(feed, '/a/settings/team')?.page).toEqual({ path: '/team' })
  expect(firstPageOf(feed, '/a/team')).toBeUndefined()
})

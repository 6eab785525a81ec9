import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { anArea, anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { composeRegistry } from '../extensions/registry.ts'
import { sidebarLinks } from './links.ts'

const linked = (path: string, order?: number) =>
  aPage(path, { link: { label: `${path}.label`, icon: 'box', order } })

const paths = (...extensions: FeedEntry[]) =>
  sidebarLinks(composeRegistry({ extensions, disabled: [] })).map(({ path }) => path)

test('a link has a path, owner and label', () => {
  const registry = composeRegistry({
    extensions: [anExtension('loyalty', { pages: [linked('/loyalty')] })],
    disabled: [],
  })

  expect(sidebarLinks(registry)).toEqual([
    { path: '/a/loyalty', icon: 'box', owner: 'loyalty', label: '/loyalty.label', page: registry.pages[0] },
  ])
})

test('a page without a link is skipped', () => {
  expect(paths(anExtension('loyalty', { pages: [aPage('/silent'), linked('/loyalty')] }))).toEqual([
    '/a/loyalty',
  ])
})

test('links are sorted by their order, 100 by default', () => {
  const area = anArea('catalogue', { pages: [linked('/last', 101), linked('/usual'), linked('/first', 10)] })

  expect(paths(area)).toEqual(['/a/first', '/a/usual', '/a/last'])
})

test('links of equal order keep the order of the feed', () => {
  expect(
    paths(anExtension('b', { pages: [linked('/b')] }), anExtension('a', { pages: [linked('/a')] })),
  ).toEqual(['/a/b', '/a/a'])
})

test('no order moves an extension above the areas', () => {
  const pushy = anExtension('pushy', { pages: [linked('/pushy', -5000)] })
  const area = anArea('settings', { pages: [linked('/settings', 900)] })

  expect(paths(pushy, area)).toEqual(['/a/settings', '/a/pushy'])
})

test('an area may come after the extensions, and no extension after it', () => {
  const area = anArea('area', { pages: [linked('/settings', 1000), linked('/things', 999)] })
  const modest = anExtension('modest', { pages: [linked('/modest', 5000)] })

  expect(paths(area, modest)).toEqual(['/a/things', '/a/modest', '/a/settings'])
})

import { anArea, anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { composeRegistry } from '../extensions/registry.ts'
import { pagePlaces } from './page-places.ts'

const placesOf = (...extensions: FeedEntry[]) => {
  const { routed, byPath } = pagePlaces(composeRegistry({ extensions, disabled: [] }))
  return { routed: routed.map(({ path }) => path), looked: [...byPath.keys()] }
}

test('pages of areas are matched by the router, those of extensions are looked up', () => {
  expect(
    placesOf(
      anArea('catalogue', { pages: [aPage('/products'), aPage('/products/:id')] }),
      anExtension('loyalty', { pages: [aPage('/loyalty'), aPage('/loyalty/members')] }),
    ),
  ).toEqual({ routed: ['/products', '/products/:id'], looked: ['/loyalty', '/loyalty/members'] })
})

test('what begins like a path with parameters is left to the router, which ranks them', () => {
  expect(
    placesOf(
      anExtension('loyalty', { pages: [aPage('/loyalty/:id'), aPage('/Loyalty/new'), aPage('/points')] }),
    ),
  ).toEqual({ routed: ['/loyalty/:id', '/Loyalty/new'], looked: ['/points'] })
})

test('settings pages lie below /settings, in one spelling', () => {
  const card = { label: 'label', description: 'description', icon: 'box' } as const
  const settings = [{ path: '/Reviews/', card, module: './settings', files: [] }]

  expect(placesOf(anExtension('reviews', { settings })).looked).toEqual(['/settings/reviews'])
})

import { anArea, anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { composeRegistry } from '../extensions/registry.ts'
import { pageRoutes } from './page-routes.ts'

const routesOf = (...extensions: FeedEntry[]) => {
  const { routed, byPath } = pageRoutes(composeRegistry({ extensions, disabled: [] }))
  return { routed: routed.map(({ path }) => path), looked: [...byPath.keys()] }
}

test('the router matches pages of areas, and pages of extensions are looked up by path', () => {
  expect(
    routesOf(
      anArea('catalogue', { pages: [aPage('/products'), aPage('/products/:id')] }),
      anExtension('loyalty', { pages: [aPage('/loyalty'), aPage('/loyalty/members')] }),
    ),
  ).toEqual({ routed: ['/products', '/products/:id'], looked: ['/loyalty', '/loyalty/members'] })
})

test("paths that share a prefix with a parameterised path are left to the router's ranking", () => {
  expect(
    routesOf(
      anExtension('loyalty', { pages: [aPage('/loyalty/:id'), aPage('/Loyalty/new'), aPage('/points')] }),
    ),
  ).toEqual({ routed: ['/loyalty/:id', '/Loyalty/new'], looked: ['/points'] })
})

test('settings pages are below /settings, in canonical form', () => {
  const card = { label: 'label', description: 'description', icon: 'box' } as const
  const settings = [{ path: '/Reviews/', card, module: './settings', files: [] }]

  expect(routesOf(anExtension('reviews', { settings })).looked).toEqual(['/settings/reviews'])
})

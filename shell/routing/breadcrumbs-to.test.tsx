import { anArea, aPage } from '@stoa/extension-sdk/admission/testing'

import { composeRegistry } from '../extensions/registry.ts'
import { pageRoutes } from './page-routes.ts'
import { breadcrumbsTo } from './breadcrumbs-to.ts'

const catalogue = anArea('catalogue', {
  pages: [aPage('/things'), aPage('/things/:id'), aPage('/things/:id/parts/:part')],
})
const routes = pageRoutes(composeRegistry({ extensions: [catalogue], disabled: [] }))
const pathsTo = (address: string) => breadcrumbsTo(routes, address).map(({ path }) => path)

test('lists every page that is registered for a prefix of the path', () => {
  expect(breadcrumbsTo(routes, '/a/things/1')).toEqual([
    { path: '/a/things', owner: 'catalogue', title: aPage('/things').title },
  ])
  expect(pathsTo('/a/things/1/parts/2')).toEqual(['/a/things', '/a/things/1'])
})

test('begins with the parent that a page names, for it and for the pages below it', () => {
  const settings = anArea('settings', {
    pages: [
      aPage('/settings'),
      aPage('/channels', { parent: '/settings' }),
      aPage('/channels/:id'),
      aPage('/lost', { parent: '/missing' }),
    ],
  })
  const found = pageRoutes(composeRegistry({ extensions: [settings], disabled: [] }))
  const pathsIn = (address: string) => breadcrumbsTo(found, address).map(({ path }) => path)
  expect(pathsIn('/a/channels')).toEqual(['/a/settings'])
  expect(pathsIn('/a/channels/1')).toEqual(['/a/settings', '/a/channels'])
  expect(pathsIn('/a/lost')).toEqual([])
})

test('top-level pages and unregistered prefixes have no breadcrumbs', () => {
  expect(pathsTo('/a/things')).toEqual([])
  expect(pathsTo('/a')).toEqual([])
  expect(pathsTo('/a/nowhere/else')).toEqual([])
})

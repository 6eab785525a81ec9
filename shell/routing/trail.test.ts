import { anArea, aPage } from '@stoa/extension-sdk/admission/testing'

import { composeRegistry } from '../extensions/registry.ts'
import { pagePlaces } from './page-places.ts'
import { trailTo } from './trail.ts'

const catalogue = anArea('catalogue', {
  pages: [aPage('/things'), aPage('/things/:id'), aPage('/things/:id/parts/:part')],
})
const places = pagePlaces(composeRegistry({ extensions: [catalogue], disabled: [] }))
const pathsTo = (address: string) => trailTo(places, address).map(({ path }) => path)

test('leads through every page that was declared for a beginning of the address', () => {
  expect(trailTo(places, '/a/things/1')).toEqual([
    { path: '/a/things', owner: 'catalogue', title: aPage('/things').title },
  ])
  expect(pathsTo('/a/things/1/parts/2')).toEqual(['/a/things', '/a/things/1'])
})

test('a page at the top has none, and neither has an address whose beginnings are no pages', () => {
  expect(pathsTo('/a/things')).toEqual([])
  expect(pathsTo('/a')).toEqual([])
  expect(pathsTo('/a/nowhere/else')).toEqual([])
})

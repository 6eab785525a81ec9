import { anArea, aPage } from '@stoa/extension-sdk/admission/testing'

import { composeRegistry } from '../extensions/registry.ts'
import { pageAt } from './page-at.ts'
import { pageRoutes } from './page-routes.ts'

const things = anArea('catalogue', { pages: [aPage('/things'), aPage('/things/:id')] })
const routes = pageRoutes(composeRegistry({ extensions: [things], disabled: [] }))
const patternAt = (path: string) => pageAt(routes, path)?.path

test('finds the page of more paths than it remembers, again and again', () => {
  const paths = Array.from({ length: 250 }, (_, index) => `/things/${index}`)
  for (const path of [...paths, ...paths]) expect(patternAt(path)).toBe('/things/:id')
  expect([patternAt('/things'), patternAt('/nothing'), patternAt('/nothing')]).toEqual([
    '/things',
    undefined,
    undefined,
  ])
})

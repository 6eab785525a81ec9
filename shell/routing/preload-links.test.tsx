import { jest } from '@jest/globals'
import { anArea, aPage } from '@stoa/extension-sdk/admission/testing'
import userEvent from '@testing-library/user-event'

import { composeRegistry } from '../extensions/registry.ts'
import { pageRoutes } from './page-routes.ts'
import { preloadLinks } from './preload-links.ts'

const area = anArea('area', { pages: [aPage('/things/:id'), aPage('/things/new')] })
const routes = pageRoutes(composeRegistry({ extensions: [area], disabled: [] }))

function watch() {
  const paths: string[] = []
  const preload = jest.fn((_extension: unknown, contribution: object) => {
    paths.push((contribution as { path: string }).path)
  })
  const leave = preloadLinks(routes, preload)
  return { paths, leave }
}

const link = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><b>Thing</b></a>`
  return document.querySelector('b')!
}

test('hovering or focusing a link preloads the code of its page', async () => {
  const { paths, leave } = watch()
  await userEvent.hover(link('/a/things/1?tab=2'))
  expect(paths).toEqual(['/things/:id'])
  link('/a/things/new').closest('a')!.focus()
  expect(paths).toEqual(['/things/:id', '/things/new'])
  leave()
  await userEvent.hover(link('/a/things/1'))
  expect(paths).toHaveLength(2)
})

test.each(['/a/nothing', '/login', 'https://elsewhere.example/a/things/1', '/a'])(
  'nothing is preloaded for %s',
  async (href) => {
    const { paths, leave } = watch()
    await userEvent.hover(link(href))
    expect(paths).toEqual([])
    leave()
  },
)

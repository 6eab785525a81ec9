import { leadsToPage } from './leads-to-page.ts'

const pages = ['/things', '/things/:id', '/settings/extensions']

test.each(['/things', '/things/1', '/things/1?tab=a', '/things#b', '/settings/extensions'])(
  '%s is a page',
  (path) => {
    expect(leadsToPage(pages, path)).toBe(true)
  },
)

test.each(['/other', '/things/1/more', '/settings', ''])('%j is not a page', (path) => {
  expect(leadsToPage(pages, path)).toBe(false)
})

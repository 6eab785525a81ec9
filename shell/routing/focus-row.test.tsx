import { focusRow } from './focus-row.ts'

const row = (href: string) => `<table><tbody><tr><th><a href="${href}">Mug</a></th></tr></tbody></table>`

function focusRowIn(html: string): boolean {
  document.body.innerHTML = `<main>${html}</main>`
  return focusRow(document.querySelector('main')!, '/a/products/1')
}

test('focuses the row that leads to the path', () => {
  expect(focusRowIn(row('/a/products/2') + row('/a/products/1?tab=prices'))).toBe(true)
  expect(document.activeElement).toHaveAttribute('href', '/a/products/1?tab=prices')
})

test.each([
  ['a row that leads elsewhere', row('/a/products/12')],
  ['the way back of a record', '<a href="/a/products/1">Mug</a>'],
  ['a breadcrumb', '<nav><ol><li><a href="/a/products/1">Mug</a></li></ol></nav>'],
])('leaves the focus alone for %s', (_name, html) => {
  expect(focusRowIn(html)).toBe(false)
  expect(document.activeElement).toBe(document.body)
})

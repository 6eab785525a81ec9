import { clearPersonalData } from '../session/clear-personal-data.ts'
import { expectedRead, rememberRead } from './remembered-reads.ts'

const DECLARED = '/admin/products?limit=20'
const OWN = '/admin/products?limit=20&status=draft'

afterEach(() => localStorage.clear())

test('the declared read is expected until the page has made another', () => {
  expect(expectedRead('/a/products', DECLARED)).toBe(DECLARED)
  rememberRead('/a/products', OWN)
  expect(expectedRead('/a/products', DECLARED)).toBe(OWN)
  expect(expectedRead('/a/products?page=2', DECLARED)).toBe(DECLARED)
})

test.each(['/store/carts', '/admin/products/../orders?limit=20', '', 1, null])(
  'a remembered read of another path is ignored: %p',
  (address) => {
    localStorage.setItem('stoa.reads', JSON.stringify({ '/a/products': address }))
    expect(expectedRead('/a/products', DECLARED)).toBe(DECLARED)
  },
)

test('damaged storage holds nothing', () => {
  localStorage.setItem('stoa.reads', '{')
  expect(expectedRead('/a/products', DECLARED)).toBe(DECLARED)
})

test('the twenty pages visited last are remembered', () => {
  for (let page = 0; page <= 20; page += 1) rememberRead(`/a/products?page=${page}`, OWN)
  expect(expectedRead('/a/products?page=0', DECLARED)).toBe(DECLARED)
  expect(expectedRead('/a/products?page=1', DECLARED)).toBe(OWN)
})

test('signing out forgets them', () => {
  rememberRead('/a/products', OWN)
  clearPersonalData()
  expect(expectedRead('/a/products', DECLARED)).toBe(DECLARED)
})

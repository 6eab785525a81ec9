import { anArea, anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { composeRegistry } from '../extensions/registry.ts'
import { sidebarLinks } from './links.ts'
import { leadsHere, nestedLinks } from './nested-links.ts'

const linked = (path: string, parent?: string) =>
  aPage(path, { link: { label: 'label', icon: 'box', ...(parent && { parent }) } })

const nested = (...pages: ReturnType<typeof linked>[]) =>
  nestedLinks(
    sidebarLinks(
      composeRegistry({
        extensions: [
          anArea('catalogue', { pages }),
          anExtension('care', { pages: [linked('/care', '/products')] }),
        ],
        disabled: [],
      }),
    ),
  )

const shape = (links: ReturnType<typeof nested>) =>
  links.map(({ path, children }) => [path, children.map((child) => child.path)])

test('children of areas and extensions stand below their parent', () => {
  expect(shape(nested(linked('/products'), linked('/collections', '/products')))).toEqual([
    ['/a/products', ['/a/collections', '/a/care']],
  ])
})

test('a link whose parent is missing stays at the top', () => {
  expect(shape(nested(linked('/collections', '/missing')))).toEqual([
    ['/a/collections', []],
    ['/a/care', []],
  ])
})

test('a child has no children', () => {
  expect(shape(nested(linked('/orders'), linked('/products', '/orders')))).toEqual([
    ['/a/orders', ['/a/products']],
    ['/a/care', []],
  ])
})

test.each([
  ['/a/products/1', true],
  ['/a/care', true],
  ['/a/productsets', false],
])('a link leads to %s: %s', (here, expected) => {
  const [products] = nested(linked('/products'))

  expect(products && leadsHere(products, here)).toBe(expected)
})

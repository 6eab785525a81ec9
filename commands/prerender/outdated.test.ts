import type { Catalogue } from './catalogue.ts'
import { outdatedPages } from './outdated.ts'
import type { SnapshotList } from './snapshot-list.ts'
import { pathOfSegments, snapshotFile } from './snapshot-path.ts'

const product = (productId: string, group: string) => ({
  kind: 'product' as const,
  path: `/products/${productId}`,
  images: [],
  productId,
  group,
})

const catalogue: Catalogue = {
  pages: [
    { kind: 'home', path: '/', images: [] },
    { kind: 'legal', path: '/terms', images: [] },
    product('mug', 'cups'),
    product('cup', 'cups'),
    product('sofa', 'seats'),
    product('chair', 'tables'),
  ],
  products: new Map([
    ['mug', '1'],
    ['cup', '1'],
    ['sofa', '1'],
    ['chair', '1'],
  ]),
  shared: 's1',
  refused: [],
}

const before: SnapshotList = {
  format: 1,
  build: 'b',
  application: [],
  shared: 's1',
  products: Object.fromEntries(catalogue.products),
  pages: {
    '/': { products: ['mug'] },
    '/terms': { products: [] },
    '/products/mug': { products: ['mug', 'cup'], group: 'cups' },
    '/products/cup': { products: ['cup'], group: 'cups' },
    '/products/sofa': { products: ['sofa', 'mug'], group: 'seats' },
    '/products/chair': { products: ['chair'], group: 'tables' },
  },
  files: [],
}

const pathsOf = (changes: Partial<Catalogue>, written: SnapshotList | undefined = before) =>
  outdatedPages({ ...catalogue, ...changes }, written).map(({ path }) => path)

test('nothing is rendered again while nothing changes', () => {
  expect(pathsOf({})).toEqual([])
})

test('everything is rendered the first time, and when what all pages share changes', () => {
  expect(outdatedPages(catalogue, undefined)).toHaveLength(6)
  expect(pathsOf({ shared: 's2' })).toHaveLength(6)
})

test('a changed product renews the lists, the pages that show it and those of its group', () => {
  const products = new Map(catalogue.products).set('mug', '2')
  expect(pathsOf({ products })).toEqual(['/', '/products/mug', '/products/cup', '/products/sofa'])
})

test('a removed product renews the pages that showed it', () => {
  const products = new Map(catalogue.products)
  products.delete('mug')
  const pages = catalogue.pages.filter(({ productId }) => productId !== 'mug')
  expect(pathsOf({ products, pages })).toEqual(['/', '/products/sofa'])
})

test('a page that is not there is rendered', () => {
  const { '/terms': _terms, ...pages } = before.pages
  expect(pathsOf({}, { ...before, pages })).toEqual(['/terms'])
})

test.each([['..'], ['a/b'], ['a\\b'], ['.htaccess'], ['']])('“%s” is not the address of a page', (handle) => {
  expect(pathOfSegments(['products', handle])).toBeUndefined()
})

test('a path is encoded as in the browser, and its file is not', () => {
  expect(pathOfSegments(['products', 'spülbürste & co'])).toBe('/products/sp%C3%BClb%C3%BCrste%20%26%20co')
  expect(snapshotFile('/products/sp%C3%BClb%C3%BCrste')).toBe('products/spülbürste/index.html')
  expect(snapshotFile('/')).toBe('index.html')
})

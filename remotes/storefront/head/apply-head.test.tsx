import { applyHead } from './apply-head.ts'

const mug = { title: 'Mug · Stoa', name: 'Mug', path: '/products/mug', description: 'For tea.' }
const cart = { title: 'Cart · Stoa', name: 'Cart' }

const hrefOf = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')
const contentOf = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

beforeEach(() => {
  document.head.innerHTML =
    '<meta data-page name="description" content="A shop."><meta name="stoa-origin" content="https://shop.test">'
})

test('a page takes the place of the one before', () => {
  applyHead(mug)
  expect(hrefOf()).toBe('https://shop.test/products/mug')
  expect(contentOf('description')).toBe('For tea.')
  applyHead(cart)
  expect(hrefOf()).toBeUndefined()
  expect(contentOf('description')).toBeUndefined()
  expect(contentOf('robots')).toBe('noindex')
  applyHead(mug)
  expect(contentOf('robots')).toBeUndefined()
  expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
})

test('without an origin in the document the shop is where it is served from', () => {
  document.querySelector('meta[name="stoa-origin"]')?.setAttribute('content', '')
  applyHead(mug)
  expect(hrefOf()).toBe(`${location.origin}/products/mug`)
})

test('the structured data of a prerendered document stays until another page opens', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link data-page rel="canonical" href="https://shop.test/products/mug"><script data-page type="application/ld+json">{}</script>',
  )
  applyHead(mug)
  expect(document.querySelectorAll('script')).toHaveLength(1)
  applyHead({ ...mug, path: '/products/cup' })
  expect(document.querySelectorAll('script')).toHaveLength(0)
})

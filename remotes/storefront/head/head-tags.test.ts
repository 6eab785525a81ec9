import { dataText } from './data-text.ts'
import { headTags, shortened } from './head-tags.ts'
import type { PageHead } from './page-head.ts'
import { structuredData } from './structured-data.ts'

const ORIGIN = 'https://shop.test'
const SITE = { origin: ORIGIN, lang: 'de' }

const mug: PageHead = {
  title: 'Mug · Stoa',
  name: 'Mug',
  path: '/products/mug',
  description: 'For tea.',
  image: 'https://api.test/mug.jpg',
  crumbs: [{ label: 'All products', path: '/products' }],
  product: {
    name: 'Mug',
    description: 'For tea.',
    images: ['https://api.test/mug.jpg'],
    offers: [
      { sku: 'MUG', price: '18.00', currency: 'eur', isAvailable: true, path: '/products/mug?variant=v1' },
      { sku: null, price: '19.00', currency: 'eur', isAvailable: false, path: '/products/mug?variant=v2' },
    ],
  },
}

const valueOf = (head: PageHead, key: string) =>
  headTags(head, SITE).find(({ attributes }) => Object.values(attributes).includes(key))?.attributes
const dataOf = (head: PageHead) => structuredData(head, ORIGIN)

test('a page without an address is kept from search engines and says nothing else', () => {
  expect(headTags({ title: 'Cart · Stoa', name: 'Cart', description: 'Yours' }, SITE)).toEqual([
    { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ])
})

test('a page names its address, its description and its picture', () => {
  expect(valueOf(mug, 'canonical')?.['href']).toBe('https://shop.test/products/mug')
  expect(valueOf(mug, 'description')?.['content']).toBe('For tea.')
  expect(valueOf(mug, 'og:image')?.['content']).toBe('https://api.test/mug.jpg')
  expect(valueOf(mug, 'og:type')?.['content']).toBe('product')
  expect(valueOf(mug, 'robots')).toBeUndefined()
})

test('a page names its language, and how large its picture is shown', () => {
  expect(valueOf(mug, 'og:locale')?.['content']).toBe('de_DE')
  expect(valueOf(mug, 'twitter:card')?.['content']).toBe('summary_large_image')
  expect(valueOf({ ...mug, image: null }, 'twitter:card')?.['content']).toBe('summary')
})

test('a product has what search engines require: a name, pictures and complete offers', () => {
  const product = dataOf(mug).find((thing) => thing['@type'] === 'Product')
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Mug',
    image: ['https://api.test/mug.jpg'],
    offers: [
      {
        '@type': 'Offer',
        sku: 'MUG',
        price: '18.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.test/products/mug?variant=v1',
      },
      { price: '19.00', availability: 'https://schema.org/OutOfStock' },
    ],
  })
})

test('breadcrumbs are numbered and end with the page itself', () => {
  expect(dataOf(mug).find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'All products', item: 'https://shop.test/products' },
    { '@type': 'ListItem', position: 2, name: 'Mug', item: 'https://shop.test/products/mug' },
  ])
})

test('the home page names the shop and its search', () => {
  const [organization, site] = dataOf({ title: 'Home · Stoa', name: 'Home', path: '/' })
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Stoa', url: 'https://shop.test/' })
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://shop.test/products?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('data cannot end the element that it is in', () => {
  const text = dataText({ title: '</script><script>alert(1)</script><!--' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ title: '</script><script>alert(1)</script><!--' })
})

test('a long description ends with a whole word', () => {
  expect(shortened('A  short\none.')).toBe('A short one.')
  expect(shortened('word '.repeat(60))).toBe(`${'word '.repeat(32).trim()}…`)
})

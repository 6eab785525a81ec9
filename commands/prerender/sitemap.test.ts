import { robotsText, sitemapFiles } from './sitemap.ts'

const ORIGIN = 'https://shop.test'
const parse = (xml: string) =>
  new Map([...xml.matchAll(/<(\w+:?\w*)>([^<]+)</g)].map(([, name, text]) => [name, text]))

test('an entry has the address, the date and the pictures of its page', () => {
  const page = {
    kind: 'product' as const,
    path: '/products/mug',
    changedAt: '2026-01-02T03:04:05.000Z',
    images: ['https://api.test/a.jpg?w=1&h=2'],
  }
  const xml = sitemapFiles([page], ORIGIN).get('sitemap.xml') ?? ''
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
  expect(parse(xml)).toEqual(
    new Map([
      ['loc', 'https://shop.test/products/mug'],
      ['lastmod', '2026-01-02T03:04:05.000Z'],
      ['image:loc', 'https://api.test/a.jpg?w=1&amp;h=2'],
    ]),
  )
})

test('more pages than a file may have are in several files that the first one lists', () => {
  const pages = Array.from({ length: 50_001 }, (_, index) => ({
    kind: 'product' as const,
    path: `/products/${index}`,
    images: [],
  }))
  const files = sitemapFiles(pages, ORIGIN)
  expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml'])
  expect(files.get('sitemap-2.xml')?.match(/<url>/g)).toHaveLength(1)
  expect(files.get('sitemap.xml')).toContain('<loc>https://shop.test/sitemap-2.xml</loc>')
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(robotsText(ORIGIN)).toBe('User-agent: *\nDisallow:\n\nSitemap: https://shop.test/sitemap.xml\n')
})

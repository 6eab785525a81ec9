import type { CataloguePage } from './catalogue.ts'
import { escaped } from './html.ts'

/** The most addresses of one file, by the protocol of sitemaps. */
const MOST = 50_000

/** The most pictures that search engines take of one page. */
const MOST_IMAGES = 1000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

function entryOf({ path, changedAt, images }: CataloguePage, origin: string): string {
  const pictures = images
    .slice(0, MOST_IMAGES)
    .map((url) => `<image:image><image:loc>${escaped(url)}</image:loc></image:image>`)
  const date = changedAt ? `<lastmod>${escaped(changedAt)}</lastmod>` : ''
  return `<url><loc>${escaped(origin + path)}</loc>${date}${pictures.join('')}</url>`
}

const setOf = (pages: readonly CataloguePage[], origin: string): string =>
  `${HEAD}<urlset ${NAMESPACES}>\n${pages.map((page) => entryOf(page, origin)).join('\n')}\n</urlset>\n`

/** The files of the sitemap by their names: one, or one that lists the others where there are too many pages. */
export function sitemapFiles(pages: readonly CataloguePage[], origin: string): Map<string, string> {
  if (pages.length <= MOST) return new Map([['sitemap.xml', setOf(pages, origin)]])
  const parts = Array.from({ length: Math.ceil(pages.length / MOST) }, (_, index) =>
    pages.slice(index * MOST, (index + 1) * MOST),
  )
  const files = new Map(parts.map((part, index) => [`sitemap-${index + 1}.xml`, setOf(part, origin)]))
  const names = [...files.keys()].map(
    (name) => `<sitemap><loc>${escaped(`${origin}/${name}`)}</loc></sitemap>`,
  )
  return files.set(
    'sitemap.xml',
    `${HEAD}<sitemapindex ${NAMESPACES}>\n${names.join('\n')}\n</sitemapindex>\n`,
  )
}

/** Everything may be read: pages that are not for search engines say so themselves. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`

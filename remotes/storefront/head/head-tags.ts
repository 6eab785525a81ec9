import { SHOP_NAME } from '../model/shop-name.ts'
import type { PageHead } from './page-head.ts'

/** An element of a document's head. */
export interface HeadTag {
  name: 'link' | 'meta'
  attributes: Readonly<Record<string, string>>
}

/** The longest description that search engines show. */
const DESCRIPTION_LENGTH = 160

const LAST_WORD = /\s+\S*$/

/** The start of a text, up to a whole word. */
export function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= DESCRIPTION_LENGTH) return plain
  return `${plain.slice(0, DESCRIPTION_LENGTH).replace(LAST_WORD, '')}…`
}

const named = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } })

const graph = (property: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property, content },
})

/** A language tag in the form of Open Graph: with the country where it is spoken most, such as `de_DE`. */
function graphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

/** Where the shop is for search engines, and the language tag of the page. */
interface Site {
  origin: string
  lang: string
}

/** Everything of a page's head that differs from page to page, but the title. */
export function headTags(head: PageHead, { origin, lang }: Site): HeadTag[] {
  const { title, path, image, product } = head
  if (path === undefined) return [named('robots', 'noindex')]
  const url = origin + path
  const description = shortened(head.description ?? '')
  return [
    ...(description ? [named('description', description), graph('og:description', description)] : []),
    { name: 'link', attributes: { rel: 'canonical', href: url } },
    graph('og:type', product ? 'product' : 'website'),
    graph('og:site_name', SHOP_NAME),
    graph('og:locale', graphLocale(lang)),
    graph('og:title', title),
    graph('og:url', url),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? [graph('og:image', image)] : []),
  ]
}

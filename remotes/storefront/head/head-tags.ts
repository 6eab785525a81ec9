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

/** Everything of a page's head that differs from page to page, but the title. */
export function headTags(head: PageHead, origin: string): HeadTag[] {
  const { title, path, image, product } = head
  if (path === undefined) return [named('robots', 'noindex')]
  const url = origin + path
  const description = shortened(head.description ?? '')
  return [
    ...(description ? [named('description', description), graph('og:description', description)] : []),
    { name: 'link', attributes: { rel: 'canonical', href: url } },
    graph('og:type', product ? 'product' : 'website'),
    graph('og:site_name', SHOP_NAME),
    graph('og:title', title),
    graph('og:url', url),
    ...(image ? [graph('og:image', image)] : []),
  ]
}

import { parsers } from 'prettier/plugins/markdown'

/** A node of a parsed document, as mdast names them. */
export interface MarkdownNode {
  type: string
  value?: string
  depth?: number
  url?: string
  alt?: string
  lang?: string | null
  ordered?: boolean
  children?: MarkdownNode[]
}

/** Parses a document. */
export const parseMarkdown = (text: string): MarkdownNode =>
  parsers.markdown.parse(text, { originalText: text } as never) as MarkdownNode

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text that is safe in HTML, also inside of an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)

/** The text of a node without its markup. */
export const plainText = ({ value, children = [] }: MarkdownNode): string =>
  value ?? children.map(plainText).join('')

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

type Link = (url: string) => string

const TAGS: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  delete: 'del',
  emphasis: 'em',
  listItem: 'li',
  paragraph: 'p',
  strong: 'strong',
}

function table(rows: readonly MarkdownNode[], link: Link): string {
  const cells = (row: MarkdownNode, tag: string) =>
    `<tr>${(row.children ?? []).map((cell) => `<${tag}>${inside(cell, link)}</${tag}>`).join('')}</tr>`
  const [head, ...body] = rows
  return `<div class="table"><table><thead>${head ? cells(head, 'th') : ''}</thead><tbody>${body.map((row) => cells(row, 'td')).join('')}</tbody></table></div>`
}

const inside = ({ children = [] }: MarkdownNode, link: Link): string =>
  children.map((child) => htmlOf(child, link)).join('')

/** The HTML of a node; `link` says where a link or a picture leads. Throws for markup that it does not know. */
export function htmlOf(node: MarkdownNode, link: Link): string {
  const { type, value = '', url = '', children = [] } = node
  const tag = TAGS[type]
  if (tag) return `<${tag}>${inside(node, link)}</${tag}>`
  switch (type) {
    case 'root':
      return inside(node, link)
    case 'text':
      return escaped(value)
    case 'break':
      return '<br />'
    case 'thematicBreak':
      return '<hr />'
    case 'inlineCode':
      return `<code>${escaped(value)}</code>`
    case 'code':
      return `<pre tabindex="0"><code>${escaped(value)}</code></pre>`
    case 'heading': {
      const id = anchorOf(plainText(node))
      return `<h${node.depth} id="${escaped(id)}"><a href="#${escaped(id)}">${inside(node, link)}</a></h${node.depth}>`
    }
    case 'link':
      return `<a href="${escaped(link(url))}">${inside(node, link)}</a>`
    case 'image':
      return `<img src="${escaped(link(url))}" alt="${escaped(node.alt ?? '')}" loading="lazy" />`
    case 'list':
      return `<${node.ordered ? 'ol' : 'ul'}>${inside(node, link)}</${node.ordered ? 'ol' : 'ul'}>`
    case 'table':
      return table(children, link)
    default:
      throw new Error(`The documents have markup that the site cannot show: ${type}`)
  }
}

import { headTags } from './head-tags.ts'
import type { PageHead } from './page-head.ts'

/** Selects the elements that follow the page. */
const MARKED = '[data-page]'

/** Where the shop is for search engines; empty for where it is served from. */
const originOf = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="stoa-origin"]')?.content || location.origin

const canonical = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href

const isData = (element: Element): boolean => element.matches('script')

/**
 * Writes what machines read about a page into the document, in place of what is there about the page before. Structured
 * data is in prerendered documents alone: Trusted Types refuse the text of every script element, even of data.
 */
export function applyHead(head: PageHead): void {
  const before = canonical()
  const old = [...document.head.querySelectorAll(MARKED)]
  const site = { origin: originOf(), lang: document.documentElement.lang || 'en' }
  const elements = headTags(head, site).map(({ name, attributes }) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.toggleAttribute('data-page', true)
    return element
  })
  for (const element of old) if (!isData(element)) element.remove()
  document.head.append(...elements)
  if (canonical() !== before) for (const element of old.filter(isData)) element.remove()
}

import type { RenderedPage } from '../../remotes/storefront/boot/prerender.tsx'
import { SNAPSHOT_ID } from '../../remotes/storefront/boot/snapshot.ts'
import { dataText } from '../../remotes/storefront/head/data-text.ts'
import type { HeadTag } from '../../remotes/storefront/head/head-tags.ts'
import type { Thing } from '../../remotes/storefront/head/structured-data.ts'
import { escaped } from './html.ts'

/** Where a document says that the shop and its store are. */
export interface Addresses {
  /** Empty for where the shop is served from. */
  origin: string
  backend: string
  publishableApiKey?: string
}

const tagOf = ({ name, attributes }: HeadTag): string => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name} data-page${list.join('')} />`
}

const thingOf = (thing: Thing): string =>
  `<script data-page type="application/ld+json">${dataText(thing)}</script>`

const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${dataText(value)}</script>`

/** Replaces what a document must have once; says so when it has not. */
function replaced(html: string, part: RegExp, text: string): string {
  if (!part.test(html)) throw new Error(`The template lacks ${part.source}: build the shop again.`)
  return html.replace(part, () => text)
}

const withMeta = (html: string, name: string, content: string): string =>
  replaced(
    html,
    new RegExp(`<meta name="stoa-${name}" content="[^"]*" />`),
    `<meta name="stoa-${name}" content="${escaped(content)}" />`,
  )

/** A template with the addresses of its shop. */
export function addressed(template: string, { origin, backend, publishableApiKey }: Addresses): string {
  const html = withMeta(withMeta(template, 'origin', origin), 'backend', backend)
  return publishableApiKey ? withMeta(html, 'publishable-key', publishableApiKey) : html
}

/**
 * A document with a page in it. Throws for a page with inline styles: the policy lets no browser apply them.
 */
export function documentOf(template: string, page: RenderedPage, addresses: Addresses): string {
  const { title, tags, data, hints, body, snapshot, lang, dir } = page
  const inline = /<[^>]* style="[^>]*>/.exec(body)?.[0]
  if (inline) throw new Error(`${snapshot.path} has an inline style, which browsers refuse: ${inline}`)
  const html = addressed(template, addresses)
    .replace(/ *<meta\s+data-page\s[^>]*>\n/g, '')
    .replace(/<html[^>]*>/, () => `<html lang="${escaped(lang)}" dir="${dir}">`)
  const titled = replaced(html, /<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`)
  const headed = replaced(
    titled,
    /<\/head>/,
    `${hints}${tags.map(tagOf).join('')}${data.map(thingOf).join('')}</head>`,
  )
  return replaced(
    headed,
    /<div id="root"><\/div>/,
    `<div id="root">${body}</div>${dataBlock(SNAPSHOT_ID, snapshot)}`,
  )
}

import type { Collector } from './collector.ts'

const META = /<meta\s[^>]*name="stoa-analytics"[^>]*>/i

/** Writes the collector into a page that has the meta element; the shop has none. */
export const nameCollector = (html: string, { url, writeKey }: Collector): string =>
  html.replace(META, () => `<meta name="stoa-analytics" content="${url}" data-key="${writeKey}" />`)

/** The collector that a page names, at build or serve time. */
export const namedCollector = (html: string): string | undefined =>
  /content="(https?:[^"]+)"/i.exec(META.exec(html)?.[0] ?? '')?.[1]

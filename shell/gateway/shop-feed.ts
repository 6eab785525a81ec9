import { SHOP_ZONES } from '@stoa/extension-sdk/admission'

import { dynamicDocument, type DynamicDocument } from './dynamic-document.ts'

/** The part of a feed that concerns the shop. */
export interface ShopFeed {
  /** The shop's zones that have widgets. */
  zones: readonly string[]
  /** Folders of those extensions among the admin's own files. */
  bases: readonly string[]
}

const ZONES = new Set<string>(SHOP_ZONES)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The shop's zones that an entry names. Whether they are admitted, the page decides. */
function zonesOf(entry: unknown, disabled: readonly unknown[]): string[] {
  const { manifest, isolation } = (entry ?? {}) as {
    manifest?: { name?: unknown; widgets?: unknown } | null
    isolation?: unknown
  }
  if (disabled.includes(manifest?.name) || isolation === 'frame') return []
  return listOf(manifest?.widgets)
    .flatMap((widget) => (widget as { zone?: unknown } | null)?.zone)
    .filter((zone): zone is string => typeof zone === 'string' && ZONES.has(zone))
}

/** Reads the widgets for the shop. Extensions that the operator switched off or isolates have none. */
export function shopFeedOf(feed: { extensions: readonly unknown[]; disabled?: unknown }): ShopFeed {
  const disabled = listOf(feed.disabled)
  const found = feed.extensions.map((entry) => ({ entry, zones: zonesOf(entry, disabled) }))
  const own = found.flatMap(({ entry, zones }) => {
    const { base } = (entry ?? {}) as { base?: unknown }
    return zones.length > 0 && typeof base === 'string' && /^\/[^/]/.test(base) ? [base] : []
  })
  return { zones: [...new Set(found.flatMap(({ zones }) => zones))], bases: own }
}

const META = /<meta name="stoa-extensions" content="[^"]*" \/>/

/** Writes into the pages of a shop which of its zones have widgets, once for each page. */
export function pagesWithZones(): (
  page: DynamicDocument,
  zones: readonly string[],
) => Promise<DynamicDocument> {
  const written = new WeakMap<DynamicDocument, { names: string; page: Promise<DynamicDocument> }>()
  return (page, zones) => {
    const names = zones.join(' ')
    if (names === '') return Promise.resolve(page)
    const known = written.get(page)
    if (known?.names === names) return known.page
    const html = page.plain
      .toString()
      .replace(META, () => `<meta name="stoa-extensions" content="${names}" />`)
    const made = dynamicDocument(html, page.type)
    written.set(page, { names, page: made })
    return made
  }
}

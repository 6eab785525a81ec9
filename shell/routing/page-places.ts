import { canonicalPath } from '@stoa/extension-sdk/admission'
import type { PageEntry, SettingsPageEntry } from '@stoa/extension-sdk/manifest'

import type { Admitted, Registry } from '../extensions/registry.ts'
import { remembered } from '../extensions/remembered.ts'

/** A page and where it lies, below `/a`. */
export interface PagePlace {
  path: string
  page: Admitted<PageEntry | SettingsPageEntry>
  /** The key of its title in the manifest's texts. */
  title: string
}

/** Every page and how its address is found. */
export interface PagePlaces {
  /** Those that the router has to match. */
  routed: readonly PagePlace[]
  /** By the canonical spelling of their path: hundreds of installed pages cost the router nothing. */
  byPath: ReadonlyMap<string, PagePlace>
}

const firstSegment = (canonical: string): string => canonical.split('/', 2)[1] ?? ''

const isPattern = (path: string): boolean => /[:*?]/.test(path)

/** Areas are matched by the router, and so is whatever begins like a path with parameters; all others are looked up. */
export const pagePlaces = remembered(
  ({ pages, settings }: Pick<Registry, 'pages' | 'settings'>): PagePlaces => {
    const places: PagePlace[] = [
      ...pages.map((page) => ({ path: page.contribution.path, page, title: page.contribution.title })),
      ...settings.map((page) => ({
        path: `/settings${page.contribution.path}`,
        page,
        title: page.contribution.card.label,
      })),
    ]
    const matched = new Set(
      places.filter(({ path }) => isPattern(path)).map(({ path }) => firstSegment(canonicalPath(path))),
    )
    const routed: PagePlace[] = []
    const byPath = new Map<string, PagePlace>()
    for (const place of places) {
      const canonical = canonicalPath(place.path)
      if (place.page.extension.area || matched.has(firstSegment(canonical))) routed.push(place)
      else byPath.set(canonical, place)
    }
    return { routed, byPath }
  },
)

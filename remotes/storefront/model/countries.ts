import type { StoreRegionsListRes } from '@medusajs/client-types'
import { isLanguageTag } from '@stoa/i18n/languages'

/** A region of the store, with the fields that the shop uses. */
export type Region = StoreRegionsListRes['regions'][number]

/** A country that the shop delivers to, by its two-letter code in lower case, and the region that decides its prices. */
export interface Destination {
  country: string
  region: Region
}

/** Regions as storage holds them; undefined for anything else. */
export const readRegions = (stored: unknown): Region[] | undefined =>
  Array.isArray(stored) && stored.every((region) => Array.isArray(region?.countries)) ? stored : undefined

/** Every country of every region. */
export const destinationsOf = (regions: readonly Region[]): Destination[] =>
  regions.flatMap((region) =>
    (region.countries ?? []).map(({ iso_2 }) => ({ country: iso_2.toLowerCase(), region })),
  )

/**
 * Where to deliver: the remembered country, else one of the browser's languages, else the store's oldest region.
 * Undefined when the store delivers nowhere.
 */
export function destinationFor(
  destinations: readonly Destination[],
  remembered: string | null,
  languages: readonly string[],
): Destination | undefined {
  const spoken = languages.filter(isLanguageTag).map((tag) => new Intl.Locale(tag).region?.toLowerCase())
  const oldest = destinations.toSorted((a, b) => a.region.created_at.localeCompare(b.region.created_at))
  return (
    [remembered, ...spoken]
      .map((code) => destinations.find(({ country }) => country === code))
      .find((destination) => destination !== undefined) ?? oldest[0]
  )
}

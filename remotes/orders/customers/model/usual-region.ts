interface CountryAddress {
  country_code?: string | null
}

interface RegionCountries {
  countries?: readonly { iso_2: string }[]
}

/** The region that sells to the country of one of a customer's addresses; otherwise the first one that sells anywhere. */
export function usualRegion<Region extends RegionCountries>(
  regions: readonly Region[],
  addresses: readonly (CountryAddress | null | undefined)[],
): Region | undefined {
  const sellsTo = (code: string | null | undefined) =>
    regions.find(({ countries }) => countries?.some(({ iso_2 }) => iso_2 === code?.toLowerCase()))
  const ofAddresses = addresses.flatMap((address) => sellsTo(address?.country_code) ?? [])
  return ofAddresses[0] ?? regions.find(({ countries }) => countries?.length) ?? regions[0]
}

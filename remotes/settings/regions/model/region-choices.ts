interface Regional {
  id: string
  name: string
  countries: readonly { iso_2: string }[]
}

/** The names of the other regions by the countries that they have; a country is in one region at most. */
export const takenCountries = (
  regions: readonly Regional[],
  own: string | undefined,
): ReadonlyMap<string, string> =>
  new Map(
    regions
      .filter(({ id }) => id !== own)
      .flatMap(({ name, countries }) => countries.map(({ iso_2 }) => [iso_2, name] as const)),
  )

import { countryName } from './countries.ts'

/** An address as the backend keeps it; every part may be missing. */
export interface PostalAddress {
  first_name?: string | null
  last_name?: string | null
  company?: string | null
  address_1?: string | null
  address_2?: string | null
  postal_code?: string | null
  city?: string | null
  province?: string | null
  /** Two letters, in either case. */
  country_code?: string | null
}

/** Countries with the postal code after the city and its province: `Portland, OR 97210`. */
const CODE_LAST = new Set(['au', 'ca', 'gb', 'ie', 'in', 'nz', 'us'])

const joined = (parts: readonly (string | null | undefined)[], between = ' '): string =>
  parts.filter(Boolean).join(between)

/**
 * An address in the lines of a letter, without empty ones. City, code and province follow the postal
 * format of the country, which comes last, in the language of the reader.
 */
export function addressLines(address: PostalAddress | null | undefined, locale: string): string[] {
  if (!address) return []
  const { postal_code: code, city, province, country_code: country } = address
  const locality = CODE_LAST.has(country?.toLowerCase() ?? '')
    ? [joined([joined([city, province], ', '), code])]
    : [joined([code, city]), province]
  return [
    joined([address.first_name, address.last_name]),
    address.company,
    address.address_1,
    address.address_2,
    ...locality,
    country && countryName(country, locale),
  ].flatMap((line) => line?.trim() || [])
}

import { personName } from './person-name.ts'

interface PostalAddress {
  first_name: string | null
  last_name: string | null
  company: string | null
  address_1: string | null
  address_2: string | null
  postal_code: string | null
  city: string | null
  province: string | null
  country_code: string | null
}

/** An address as it stands on a parcel, without the lines that nobody filled in. */
export function addressLines(address: PostalAddress, locale: string): string[] {
  const place = [address.postal_code, address.city].filter(Boolean).join(' ')
  return [
    personName(address),
    address.company,
    address.address_1,
    address.address_2,
    place,
    address.province,
    address.country_code && countryName(address.country_code, locale),
  ].filter((line): line is string => Boolean(line))
}

function countryName(code: string, locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return /^[a-z]{2}$/i.test(code) ? (names.of(code.toUpperCase()) ?? code) : code
}

import { countryName } from './countries.ts'
import { fullName } from './names.ts'

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

interface Locality {
  code: string | null | undefined
  city: string | null | undefined
  province: string | null | undefined
}

type Lines = readonly (string | null | undefined)[]

const joined = (parts: Lines, between = ' '): string => parts.filter(Boolean).join(between)

const cityFirst = ({ city, province, code }: Locality): Lines => [joined([city, province, code])]
const codeBelow = ({ city, province, code }: Locality): Lines => [city, province, code]

/** How the post of a country writes city, province and code, where that is not `97210 Portland` above the province. */
const LOCALITIES: Readonly<Record<string, (locality: Locality) => Lines>> = {
  au: cityFirst,
  br: ({ city, province, code }) => [joined([city, province], '-'), code],
  ca: cityFirst,
  gb: codeBelow,
  ie: codeBelow,
  in: ({ city, province, code }) => [joined([city, code]), province],
  nz: cityFirst,
  us: ({ city, province, code }) => [joined([joined([city, province], ', '), code])],
}

/** Countries that write from the province down to the person where they use their own script. */
const BIG_TO_SMALL = new Set(['cn', 'jp', 'kr', 'tw'])
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

function bigToSmall(address: PostalAddress, country: string): Lines {
  const { postal_code: code, city, province } = address
  const locality = joined([province, city], country === 'kr' ? ' ' : '')
  const person = [address.company, fullName(address)]
  if (country === 'kr') return [locality, address.address_1, address.address_2, ...person, code]
  return [
    code && country === 'jp' ? `〒${code}` : code,
    locality,
    address.address_1,
    address.address_2,
    ...person,
  ]
}

function smallToBig(address: PostalAddress, country: string): Lines {
  const { postal_code: code, city, province } = address
  const locality = { code, city, province }
  return [
    fullName(address),
    address.company,
    address.address_1,
    address.address_2,
    ...(LOCALITIES[country]?.(locality) ?? [joined([code, city]), province]),
  ]
}

/**
 * An address in the lines of a letter, without empty ones. The lines follow the postal format of the country, which comes
 * last, in the language of the reader.
 */
export function addressLines(address: PostalAddress | null | undefined, locale: string): string[] {
  if (!address) return []
  const country = address.country_code?.toLowerCase() ?? ''
  const isNative = BIG_TO_SMALL.has(country) && EAST_ASIAN.test(joined([address.city, address.address_1]))
  const lines = isNative ? bigToSmall(address, country) : smallToBig(address, country)
  return [...lines, address.country_code && countryName(address.country_code, locale)].flatMap(
    (line) => line?.trim() || [],
  )
}

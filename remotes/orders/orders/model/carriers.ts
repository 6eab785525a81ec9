import { CARRIER_LINKS, type CarrierLink } from '@stoa/api/admin/store'

interface Carrier {
  /** The key of the store's own link for it. */
  link: CarrierLink
  matches: (number: string) => boolean
  url: (number: string) => string
}

const digitsOf = (text: string): number[] => Array.from(text, Number)

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0), 0)

/** `1Z`, 15 characters, a check digit: letters count from 2 at `A`, every second character twice. */
function isUps(number: string): boolean {
  if (!/^1Z[0-9A-Z]{15}\d$/.test(number)) return false
  const values = Array.from(number.slice(2, -1), (sign) =>
    /\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 63) % 10,
  )
  return (10 - (weighted(values, [1, 2]) % 10)) % 10 === Number(number.at(-1))
}

/** The format S10 of the world's post offices: two letters, eight digits, a check digit, the country. */
const isS10 = (country: string) => (number: string) => {
  if (!/^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number) || !number.endsWith(country)) return false
  const check = 11 - (weighted(digitsOf(number.slice(2, 10)), [8, 6, 4, 2, 3, 5, 9, 7]) % 11)
  return (check === 10 ? 0 : check === 11 ? 5 : check) === Number(number[10])
}

/** 22 digits from 92 to 95, the last one checks the others from the right, threefold and once in turn. */
function isUsps(number: string): boolean {
  if (!/^9[2-5]\d{20}$/.test(number)) return false
  const digits = digitsOf(number)
  const check = digits.pop()
  return (10 - (weighted(digits.toReversed(), [3, 1]) % 10)) % 10 === check
}

/** Twelve digits, the last one checks the others. */
function isFedex(number: string): boolean {
  if (!/^\d{12}$/.test(number)) return false
  const digits = digitsOf(number)
  const check = digits.pop()
  return (weighted(digits, [3, 1, 7]) % 11) % 10 === check
}

const dhlUrl = (number: string) =>
  `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${encodeURIComponent(number)}`
const uspsUrl = (number: string) =>
  `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(number)}`

const CARRIERS: readonly Carrier[] = [
  {
    link: 'tracking_url_ups',
    matches: isUps,
    url: (number) => `https://www.ups.com/track?tracknum=${number}`,
  },
  {
    link: 'tracking_url_dhl',
    matches: (number) => /^(JJ?D\d{16,20}|003404\d{14})$/.test(number),
    url: dhlUrl,
  },
  { link: 'tracking_url_dhl', matches: isS10('DE'), url: dhlUrl },
  { link: 'tracking_url_usps', matches: isUsps, url: uspsUrl },
  { link: 'tracking_url_usps', matches: isS10('US'), url: uspsUrl },
  {
    link: 'tracking_url_royal_mail',
    matches: isS10('GB'),
    url: (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  },
  {
    link: 'tracking_url_fedex',
    matches: isFedex,
    url: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
]

/** A tracking number with its carrier, as far as they are certain. */
export interface FollowedNumber {
  /** The name of the carrier; undefined unless the number itself is certain. */
  carrier: string | undefined
  /** Where to follow the parcel. */
  url: string | undefined
}

/**
 * The carrier of a tracking number and where to follow it: by the store's own link for the carrier, else the carrier's
 * page; by the store's link for others where the carrier is not known.
 */
export function followedNumber(
  trackingNumber: string,
  links: Readonly<Record<CarrierLink | 'tracking_url', string>>,
): FollowedNumber {
  const number = trackingNumber.replaceAll(/\s/g, '').toUpperCase()
  const carrier = CARRIERS.find(({ matches }) => matches(number))
  if (!carrier) return { carrier: undefined, url: linkOf(links.tracking_url, trackingNumber) }
  return {
    carrier: CARRIER_LINKS[carrier.link],
    url: linkOf(links[carrier.link], number) ?? carrier.url(number),
  }
}

/** The address that a template leads to for a number; undefined for a template that leads nowhere. */
function linkOf(template: string, trackingNumber: string): string | undefined {
  if (!/^https?:\/\//.test(template) || !template.includes('{tracking_number}')) return undefined
  return template.replaceAll('{tracking_number}', encodeURIComponent(trackingNumber))
}

/** The numbers of a text with one on each line; blanks around and doubles are dropped. */
export const trackingNumbersIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

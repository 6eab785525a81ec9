import type { AddressValues } from '@stoa/i18n/address-fields'

/** The steps to a draft order. */
export const DRAFT_STEPS = [
  'region',
  'lines',
  'discount',
  'customer',
  'addresses',
  'shipping',
  'summary',
] as const

export type DraftStep = (typeof DRAFT_STEPS)[number]

/** One line: a variant, or something of its own with a title and a price. */
export interface DraftLine {
  /** Unique in the draft. */
  key: string
  /** null for a custom item. */
  variantId: string | null
  title: string
  /** The name of the variant; empty for a custom item. */
  details: string
  thumbnail: string | null
  quantity: number | null
  /** For one piece before tax, in minor units. null: the price of the variant in the region. */
  price: number | null
  /** What the source has noted about the line. */
  metadata?: Readonly<Record<string, unknown>>
}

/** Everything that a person can say about a draft order. */
export interface DraftValues {
  region: string | null
  lines: readonly DraftLine[]
  codes: readonly string[]
  /** null for the customer that has the e-mail, or a new one. */
  customer: string | null
  /** The name of the chosen customer. */
  customerName: string
  email: string
  shipping: AddressValues
  isBillingSame: boolean
  billing: AddressValues
  /** The shipping option. */
  option: string | null
  /** Before tax, in minor units. null: the price of the option. */
  shippingPrice: number | null
  /** The customer gets e-mails about the order. */
  isNotified: boolean
}

/** A region as a draft order needs it. */
export interface DraftRegion {
  id: string
  name: string
  currency_code: string
  countries?: readonly { iso_2: string }[]
}

export const NO_ADDRESS: AddressValues = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  postal_code: '',
  city: '',
  province: '',
  country_code: null,
  phone: '',
}

export const NEW_DRAFT: DraftValues = {
  region: null,
  lines: [],
  codes: [],
  customer: null,
  customerName: '',
  email: '',
  shipping: NO_ADDRESS,
  isBillingSame: true,
  billing: NO_ADDRESS,
  option: null,
  shippingPrice: null,
  isNotified: true,
}

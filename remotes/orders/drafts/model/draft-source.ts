import type { Address } from '@medusajs/client-types'
import { ADDRESS_FIELDS, type AddressValues } from '@stoa/i18n/address-fields'
import { fullName } from '@stoa/i18n/names'

import { NEW_DRAFT, NO_ADDRESS, type DraftLine, type DraftValues } from './draft-values.ts'

type SourceAddress = Partial<Omit<Address, 'country'>> | null

interface SourceItem {
  id: string
  variant_id: string | null
  title: string
  description: string | null
  thumbnail: string | null
  quantity: number
  unit_price: number
  /** False for a line that was given a price of its own. */
  should_merge: boolean
  metadata?: Readonly<Record<string, unknown>> | null
}

interface SourcePerson {
  id: string
  first_name: string | null
  last_name: string | null
}

interface SourceShipping {
  shipping_option_id: string
  price: number
  shipping_option?: { amount: number | null } | null
}

/** What a draft order or an order is copied from. */
export interface DraftSource {
  email: string | null
  region_id: string
  customer: SourcePerson | null
  items: readonly SourceItem[]
  shipping_address: SourceAddress
  billing_address: SourceAddress
  shipping_methods: readonly SourceShipping[]
  discounts: readonly { code: string }[]
}

/** An address as its form has it. */
export const addressValues = (address: SourceAddress): AddressValues =>
  address === null
    ? NO_ADDRESS
    : Object.fromEntries(
        ADDRESS_FIELDS.map((field) => [field, address[field] ?? (field === 'country_code' ? null : '')]),
      )

const lineOf = (item: SourceItem): DraftLine => ({
  key: item.id,
  variantId: item.variant_id,
  title: item.title,
  details: item.variant_id === null ? '' : (item.description ?? ''),
  thumbnail: item.thumbnail,
  quantity: item.quantity,
  // A line whose variant was deleted becomes a custom item.
  price: item.variant_id !== null && item.should_merge ? null : item.unit_price,
  ...(Object.keys(item.metadata ?? {}).length > 0 && { metadata: item.metadata ?? {} }),
})

/** The values of a draft that is made from another one or from an order. Variants take the prices of today. */
export function valuesOfSource(source: DraftSource, isNotified = true): DraftValues {
  const { customer, shipping_methods: methods } = source
  const shipping = addressValues(source.shipping_address)
  const billing = addressValues(source.billing_address)
  const [method] = methods
  const isOwnShipping = method?.shipping_option && method.shipping_option.amount !== method.price
  return {
    ...NEW_DRAFT,
    region: source.region_id,
    lines: source.items.map(lineOf),
    codes: source.discounts.map(({ code }) => code),
    customer: customer?.id ?? null,
    customerName: customer ? fullName(customer) : '',
    email: source.email ?? '',
    shipping,
    billing,
    isBillingSame: JSON.stringify(shipping) === JSON.stringify(billing) || source.billing_address === null,
    option: method?.shipping_option_id ?? null,
    shippingPrice: isOwnShipping ? method.price : null,
    isNotified,
  }
}

interface SourceCustomer extends SourcePerson {
  email: string
  shipping_addresses: readonly NonNullable<SourceAddress>[]
}

/** The values of a draft for a customer, delivered to the first saved address. */
export const valuesOfCustomer = (customer: SourceCustomer): DraftValues => ({
  ...NEW_DRAFT,
  customer: customer.id,
  customerName: fullName(customer),
  email: customer.email,
  shipping: addressValues(customer.shipping_addresses[0] ?? null),
})

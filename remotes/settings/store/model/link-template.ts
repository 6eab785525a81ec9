import { CARRIER_LINKS, type CarrierLink } from '@stoa/api/admin/store'

const TO_PARCEL = {
  subject: 'parcel',
  placeholder: '{tracking_number}',
  example: '00340434161094042557',
} as const

/** The placeholder that is replaced in each link template, and by what in a link to try it with. */
export const LINKS = {
  payment_link_template: { subject: 'cart', placeholder: '{cart_id}', example: 'cart_example' },
  swap_link_template: { subject: 'cart', placeholder: '{cart_id}', example: 'cart_example' },
  order_edit_link_template: { subject: 'edit', placeholder: '{order_edit_id}', example: 'oe_example' },
  invite_link_template: { subject: 'invite', placeholder: '{invite_token}', example: 'example' },
  tracking_url_dhl: TO_PARCEL,
  tracking_url_fedex: TO_PARCEL,
  tracking_url_royal_mail: TO_PARCEL,
  tracking_url_ups: TO_PARCEL,
  tracking_url_usps: TO_PARCEL,
  tracking_url: TO_PARCEL,
} as const satisfies Record<CarrierLink, unknown> & Record<string, unknown>

/** The fields of the store that hold link templates. */
export type LinkField = keyof typeof LINKS

/** The fields in the order in which a person reads them. */
export const LINK_FIELDS = Object.keys(LINKS) as readonly LinkField[]

/** The carrier whose parcels a field's link leads to; undefined for the other links. */
export const carrierOf = (field: LinkField): string | undefined =>
  field in CARRIER_LINKS ? CARRIER_LINKS[field as CarrierLink] : undefined

const PLACEHOLDER = /\{[^{}]*\}/g

/** Why a template cannot lead anywhere, as the last part of a key; undefined for a good one and for none. */
export function templateProblem(field: LinkField, template: string) {
  if (template === '') return undefined
  const { subject, placeholder } = LINKS[field]
  const placeholders: readonly string[] = template.match(PLACEHOLDER) ?? []
  if (placeholders.some((found) => found !== placeholder)) return `unknownPlaceholder.${subject}` as const
  if (!isWebAddress(template)) return 'noAddress'
  return placeholders.length === 0 ? (`noPlaceholder.${subject}` as const) : undefined
}

const isWebAddress = (template: string): boolean => {
  const url = URL.parse(template)
  return url !== null && /^https?:$/.test(url.protocol)
}

/** The address that a template leads to for an example; undefined while it leads nowhere. */
export function exampleOf(field: LinkField, template: string): string | undefined {
  if (template === '' || templateProblem(field, template)) return undefined
  const { placeholder, example } = LINKS[field]
  return template.replaceAll(placeholder, example)
}

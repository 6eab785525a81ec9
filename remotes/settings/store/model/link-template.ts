/** The placeholder that is replaced in each link template, and by what in a link to try it with. */
export const LINKS = {
  payment_link_template: { subject: 'cart', placeholder: '{cart_id}', example: 'cart_example' },
  swap_link_template: { subject: 'cart', placeholder: '{cart_id}', example: 'cart_example' },
  invite_link_template: { subject: 'invite', placeholder: '{invite_token}', example: 'example' },
  tracking_url: { subject: 'parcel', placeholder: '{tracking_number}', example: '00340434161094042557' },
} as const

/** The fields of the store that hold link templates. */
export type LinkField = keyof typeof LINKS

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

/** What else can be said about each variant, by the names that the server has for it. */
export const VARIANT_DETAILS = [
  'ean',
  'upc',
  'barcode',
  'material',
  'weight',
  'length',
  'width',
  'height',
  'hs_code',
  'mid_code',
  'origin_country',
] as const

export type VariantDetail = (typeof VARIANT_DETAILS)[number]

export const isVariantDetail = (name: string): name is VariantDetail =>
  VARIANT_DETAILS.some((known) => known === name)

import { handleOf } from '@stoa/admin/form'
import type { AdminPostProductsReq } from '@medusajs/client-types'

import { isVariantDetail } from './variant-details.ts'
import { finishedOptions, type MatrixRow, type OptionDraft, type VariantCells } from './variant-matrix.ts'

/** What a product measures and what customs want to know. Measures are whole numbers. */
export interface Attributes {
  weight: number | null
  length: number | null
  width: number | null
  height: number | null
  hs_code: string
  mid_code: string
  origin_country: string | null
}

/** Where a product belongs. */
export interface Organisation {
  /** The value of the type, one that is there or a new one; null for none. */
  type: string | null
  collection_id: string | null
  tags: readonly string[]
  /** Ids. */
  categories: readonly string[]
  channels: readonly string[]
}

/** The pictures of a product: addresses in their order, and which of them stands for all. */
export interface Pictures {
  urls: readonly string[]
  thumbnail: string | null
}

/** An option of the form; its id tells it apart while it is edited. */
export interface NewOptionRow extends OptionDraft {
  id: string
}

/** What is typed about a new product; JSON, so that it can be kept until the form is sent. */
export interface NewProduct {
  title: string
  subtitle: string
  handle: string
  material: string
  description: string
  discountable: boolean
  organisation: Organisation
  options: readonly NewOptionRow[]
  cells: VariantCells
  /** The keys of variants that were put into an order of their own. */
  order: readonly string[]
  /** The currencies that have a column. */
  currencies: readonly string[]
  /** The {@link VARIANT_DETAILS} that have a column. */
  details: readonly string[]
  attributes: Attributes
  pictures: Pictures
}

/** What no two variants can both have. */
const CODES = ['sku', 'ean', 'upc', 'barcode'] as const

export const NO_ATTRIBUTES: Attributes = {
  weight: null,
  length: null,
  width: null,
  height: null,
  hs_code: '',
  mid_code: '',
  origin_country: null,
}

/** What the shop is able to do; decides what is sent. */
interface Abilities {
  categories: boolean
  channels: boolean
  /** Stock is kept by location, not in the variant. */
  locations: boolean
}

/** The defaults of a variant of the matrix. */
export const VARIANT_DEFAULTS = { sold: true, manage_inventory: true, allow_backorder: false } as const

/** The column of a currency, and of a location's stock. */
export const priceColumn = (currency: string) => `price:${currency}`
export const stockColumn = (locationId: string) => `stock:${locationId}`

export const isSold = ({ cells }: MatrixRow): boolean => cells['sold'] !== false

/** Whether it can be bought in one of these currencies. */
export const isPriced = ({ cells }: MatrixRow, currencies: readonly string[]): boolean =>
  currencies.some((currency) => typeof cells[priceColumn(currency)] === 'number')

/** What a variant is called: what was typed, else its values, else the product's title. */
export const titleOf = ({ cells, values }: MatrixRow, productTitle: string): string =>
  typeof cells['title'] === 'string' && cells['title'] !== ''
    ? cells['title']
    : values.join(' / ') || productTitle

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const amountOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** Only what was said: the server has its own defaults for the rest. */
const said = <Part extends object>(part: Part): Partial<{ [Name in keyof Part]: NonNullable<Part[Name]> }> =>
  Object.fromEntries(
    Object.entries(part).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Partial<{ [Name in keyof Part]: NonNullable<Part[Name]> }>

/** The payload that creates a product; the rows are its matrix. Amounts are in minor units. */
export function newProductPayload(
  product: NewProduct,
  rows: readonly MatrixRow[],
  status: 'draft' | 'published',
  can: Abilities,
): AdminPostProductsReq {
  const { title, organisation, pictures, attributes } = product
  const { type, collection_id, tags, categories, channels } = organisation
  return {
    title,
    is_giftcard: false,
    discountable: product.discountable,
    status,
    ...said({
      subtitle: product.subtitle,
      handle: product.handle || handleOf(title),
      material: product.material,
      description: product.description,
      collection_id,
      ...attributes,
      thumbnail: pictures.thumbnail,
    }),
    ...(type !== null && { type: { value: type } }),
    ...(tags.length > 0 && { tags: tags.map((value) => ({ value })) }),
    ...(can.categories && categories.length > 0 && { categories: categories.map((id) => ({ id })) }),
    ...(can.channels && { sales_channels: channels.map((id) => ({ id })) }),
    ...(pictures.urls.length > 0 && { images: [...pictures.urls] }),
    options: finishedOptions(product.options).map((option) => ({ title: option.title })),
    variants: rows.filter(isSold).map((row) => variantOf(row, product, can)),
  }
}

function variantOf(row: MatrixRow, { title, currencies, details }: NewProduct, can: Abilities) {
  const { cells, values } = row
  const { sold: _sold, ...defaults } = VARIANT_DEFAULTS
  return {
    title: titleOf(row, title),
    manage_inventory: cells['manage_inventory'] !== false && defaults.manage_inventory,
    allow_backorder: cells['allow_backorder'] === true,
    ...said({ sku: text(cells['sku']), inventory_quantity: can.locations ? null : amountOf(cells['stock']) }),
    ...said(Object.fromEntries(details.filter(isVariantDetail).map((name) => [name, cells[name]]))),
    prices: currencies.flatMap((currency_code) => {
      const amount = amountOf(cells[priceColumn(currency_code)])
      return amount === undefined ? [] : [{ amount, currency_code }]
    }),
    options: values.map((value) => ({ value })),
  }
}

/** What is to be stocked where, by the values of the variant. */
export function stockWishes(rows: readonly MatrixRow[], locationIds: readonly string[]) {
  return rows.filter(isSold).flatMap(({ cells, values }) => {
    if (cells['manage_inventory'] === false) return []
    const levels = locationIds.flatMap((location_id) => {
      const stocked_quantity = amountOf(cells[stockColumn(location_id)])
      return stocked_quantity === undefined ? [] : [{ location_id, stocked_quantity }]
    })
    return levels.length > 0 ? [{ values, levels }] : []
  })
}

/** What two variants or more are said to have, though it must be each one's own. */
export function doubledCodes(rows: readonly MatrixRow[]): { name: (typeof CODES)[number]; code: string }[] {
  return CODES.flatMap((name) => {
    const codes = rows.filter(isSold).flatMap(({ cells }) => text(cells[name]) ?? [])
    const doubled = new Set(codes.filter((code, at) => codes.indexOf(code) !== at))
    return [...doubled].map((code) => ({ name, code }))
  })
}

/** The variant of a product that has these values, in the order in which its options were given. */
export function variantOfValues<Variant extends { options: readonly { option_id: string; value: string }[] }>(
  product: { options: readonly { id: string; title: string }[]; variants: readonly Variant[] },
  titles: readonly string[],
  values: readonly string[],
): Variant | undefined {
  const ids = titles.map((title) => product.options.find((option) => option.title === title)?.id)
  return product.variants.find(({ options }) =>
    ids.every((id, at) => options.some((own) => own.option_id === id && own.value === values[at])),
  )
}

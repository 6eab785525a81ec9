import type { AdminPostProductsProductVariantsReq } from '@medusajs/client-types'
import type { AdminProduct, VariantChanges, VariantOfProduct } from '@stoa/api/admin/products'
import type { Metadata } from '@stoa/ui/metadata-editor'

import { NO_ATTRIBUTES, type Attributes } from './new-product.ts'

/** What is typed about one variant. */
export interface VariantFields {
  title: string
  material: string
  sku: string
  ean: string
  upc: string
  barcode: string
  inventory_quantity: number | null
  manage_inventory: boolean
  allow_backorder: boolean
  attributes: Attributes
  /** By the id of the option. */
  options: Record<string, string>
  /** In minor units, by key: see {@link currencyKey} and {@link regionKey}. A field that nobody filled has none. */
  prices: Record<string, number | null | undefined>
}

type Price = VariantOfProduct['prices'][number]
type Product = Pick<AdminProduct, 'options' | 'variants'>

/** A dot would be a path in a form. */
export const currencyKey = (code: string) => `currency ${code}`
export const regionKey = (id: string) => `region ${id}`

const CODES = ['sku', 'ean', 'upc', 'barcode'] as const
const MEASURES = ['weight', 'length', 'width', 'height'] as const
const CUSTOMS = ['hs_code', 'mid_code'] as const

/** Neither of a price list nor for a certain quantity: the prices that a variant's form shows. */
const isPlain = ({ price_list_id, min_quantity, max_quantity }: Price) =>
  price_list_id === null && !min_quantity && !max_quantity

const keyOf = ({ region_id, currency_code }: Price) =>
  region_id === null ? currencyKey(currency_code) : regionKey(region_id)

/** What the form of a variant begins with; without one, what a new variant begins with. */
export function fieldsOf(product: Product, variant?: VariantOfProduct): VariantFields {
  const values = new Map(variant?.options.map(({ option_id, value }) => [option_id, value]))
  return {
    title: variant?.title ?? '',
    material: variant?.material ?? '',
    sku: variant?.sku ?? '',
    ean: variant?.ean ?? '',
    upc: variant?.upc ?? '',
    barcode: variant?.barcode ?? '',
    inventory_quantity: variant?.inventory_quantity ?? 0,
    manage_inventory: variant?.manage_inventory ?? true,
    allow_backorder: variant?.allow_backorder ?? false,
    attributes: variant ? attributesOf(variant) : NO_ATTRIBUTES,
    options: Object.fromEntries(product.options.map(({ id }) => [id, values.get(id) ?? ''])),
    prices: Object.fromEntries(
      (variant?.prices ?? []).filter(isPlain).map((price) => [keyOf(price), price.amount]),
    ),
  }
}

/** A copy to begin a new variant with: what must be unique is left empty. */
export function copyOf(product: Product, variant: VariantOfProduct, title: string): VariantFields {
  const empty = Object.fromEntries(product.options.map(({ id }) => [id, '']))
  return { ...fieldsOf(product, variant), title, sku: '', ean: '', upc: '', barcode: '', options: empty }
}

export function attributesOf(thing: {
  [Name in keyof Attributes]?: Attributes[Name] | null
}): Attributes {
  return {
    weight: thing.weight ?? null,
    length: thing.length ?? null,
    width: thing.width ?? null,
    height: thing.height ?? null,
    hs_code: thing.hs_code ?? '',
    mid_code: thing.mid_code ?? '',
    origin_country: thing.origin_country || null,
  }
}

/** What changed between two sets of attributes; what was emptied is null. */
export const attributeChanges = (before: Attributes, after: Attributes) => ({
  ...changed(before, after, MEASURES),
  ...changed(before, after, [...CUSTOMS, 'origin_country']),
})

/** The fields that differ; an emptied text is null. */
export function changed<Fields extends object, Name extends keyof Fields>(
  before: Fields,
  after: Fields,
  names: readonly Name[],
): Partial<Record<Name, Exclude<Fields[Name], ''> | null>> {
  const differing = names.filter((name) => before[name] !== after[name])
  return Object.fromEntries(
    differing.map((name) => [name, after[name] === '' ? null : after[name]]),
  ) as Partial<Record<Name, Exclude<Fields[Name], ''> | null>>
}

/** Another variant of the product that has the same values; undefined when the values are all its own. */
export const twinOf = (
  { variants }: Product,
  options: Readonly<Record<string, string>>,
  id?: string,
): VariantOfProduct | undefined =>
  variants.find(
    (other) =>
      other.id !== id &&
      other.options.length > 0 &&
      other.options.every(({ option_id, value }) => options[option_id] === value),
  )

const optionsOf = (options: VariantFields['options']) =>
  Object.entries(options).map(([option_id, value]) => ({ option_id, value: value.trim() }))

/** All prices that belong to no price list, as the server takes them: those of quantities stay what they are. */
function pricesOf(prices: VariantFields['prices'], before: readonly Price[]) {
  const known = new Map(before.filter(isPlain).map((price) => [keyOf(price), price]))
  const kept = before.filter((price) => price.price_list_id === null && !isPlain(price))
  return [
    ...kept.map(({ id, amount, currency_code, region_id, min_quantity, max_quantity }) => ({
      id,
      amount,
      ...(region_id === null ? { currency_code } : { region_id }),
      ...(min_quantity && { min_quantity }),
      ...(max_quantity && { max_quantity }),
    })),
    ...Object.entries(prices).flatMap(([key, amount]) => {
      if (typeof amount !== 'number') return []
      const [kind = '', scope = ''] = key.split(' ')
      const id = known.get(key)?.id
      return [
        {
          ...(id && { id }),
          amount,
          ...(kind === 'region' ? { region_id: scope } : { currency_code: scope }),
        },
      ]
    }),
  ]
}

/** The payload that adds a variant. `countsByLocation`: its stock is not said here. */
export function newVariantPayload(
  fields: VariantFields,
  metadata: Metadata,
  countsByLocation: boolean,
): AdminPostProductsProductVariantsReq {
  const { title, material, attributes, options, inventory_quantity } = fields
  const texts = Object.entries({ material, ...pick(fields, CODES), ...attributes }).filter(
    ([, value]) => value !== null && value !== '',
  )
  return {
    title: title || Object.values(options).join(' / '),
    ...Object.fromEntries(texts),
    manage_inventory: fields.manage_inventory,
    allow_backorder: fields.allow_backorder,
    ...(!countsByLocation && { inventory_quantity: inventory_quantity ?? 0 }),
    options: optionsOf(options),
    prices: pricesOf(fields.prices, []),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  }
}

/** What changed about a variant, and only that; prices go as a whole, without those of price lists. */
export function variantChanges(
  before: VariantFields,
  after: VariantFields,
  variant: VariantOfProduct,
): VariantChanges {
  const { prices, options } = after
  const hasNewPrices = [...new Set([...Object.keys(prices), ...Object.keys(before.prices)])].some(
    (key) => (prices[key] ?? null) !== (before.prices[key] ?? null),
  )
  const hasNewValues = Object.keys(options).some((id) => options[id] !== before.options[id])
  const { title } = changed(before, after, ['title'])
  const { inventory_quantity } = changed(before, after, ['inventory_quantity'])
  return {
    ...(title && { title }),
    ...changed(before, after, ['material', ...CODES]),
    ...(inventory_quantity !== undefined && { inventory_quantity: inventory_quantity ?? 0 }),
    ...(before.manage_inventory !== after.manage_inventory && { manage_inventory: after.manage_inventory }),
    ...(before.allow_backorder !== after.allow_backorder && { allow_backorder: after.allow_backorder }),
    ...attributeChanges(before.attributes, after.attributes),
    ...(hasNewValues && { options: optionsOf(options) }),
    ...(hasNewPrices && { prices: pricesOf(prices, variant.prices) }),
  }
}

const pick = <Fields extends object, Name extends keyof Fields>(fields: Fields, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]]))

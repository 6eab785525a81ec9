import type { AdminPostProductsReq } from '@medusajs/client-types'
import type { AdminProduct } from '@stoa/api/admin/products'

/** What a copy is to be called. */
interface CopyName {
  title: string
  handle: string
}

const MEASURES = [
  'weight',
  'length',
  'width',
  'height',
  'hs_code',
  'mid_code',
  'origin_country',
  'material',
] as const

/** The payload that creates a copy as a draft: with variants and prices, without stock and without codes of its own. */
export function copyPayload(product: AdminProduct, { title, handle }: CopyName): AdminPostProductsReq {
  const { options, variants, tags, type, collection, categories = [], sales_channels = [] } = product
  return {
    title,
    handle,
    status: 'draft',
    is_giftcard: product.is_giftcard,
    discountable: product.discountable,
    ...filled(product, [...MEASURES, 'subtitle', 'description', 'thumbnail']),
    ...(type && { type: { value: type.value } }),
    ...(collection && { collection_id: collection.id }),
    ...(tags.length > 0 && { tags: tags.map(({ value }) => ({ value })) }),
    ...(categories.length > 0 && { categories: categories.map(({ id }) => ({ id })) }),
    ...(sales_channels.length > 0 && { sales_channels: sales_channels.map(({ id }) => ({ id })) }),
    ...(product.images.length > 0 && { images: product.images.map(({ url }) => url) }),
    ...(product.metadata && { metadata: product.metadata }),
    options: options.map((option) => ({ title: option.title })),
    variants: variants.map((variant) => ({
      title: variant.title,
      manage_inventory: variant.manage_inventory,
      allow_backorder: variant.allow_backorder,
      ...filled(variant, MEASURES),
      prices: variant.prices
        .filter(({ price_list_id }) => price_list_id === null)
        .map(({ amount, currency_code, region_id, min_quantity, max_quantity }) => ({
          amount,
          ...(region_id === null ? { currency_code } : { region_id }),
          ...(min_quantity && { min_quantity }),
          ...(max_quantity && { max_quantity }),
        })),
      options: options.map(({ id }) => ({
        value: variant.options.find(({ option_id }) => option_id === id)?.value ?? '',
      })),
      ...(variant.metadata && { metadata: variant.metadata }),
    })),
  }
}

/** A handle that is free as far as one can tell: the same with a number behind it. */
export const copiedHandle = (handle: string | null, number: number): string => `${handle ?? 'copy'}-${number}`

const filled = <Thing extends object, Name extends keyof Thing>(thing: Thing, names: readonly Name[]) =>
  Object.fromEntries(
    names.flatMap((name) => (thing[name] === null || thing[name] === undefined ? [] : [[name, thing[name]]])),
  )

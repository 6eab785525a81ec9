import type { VariantOfProduct } from '@stoa/api/admin/products'

import { quantityOf } from './stock.ts'

interface Order {
  column: string
  direction: 'ascending' | 'descending'
}

const texts = ({ title, sku, ean, barcode, options }: VariantOfProduct) =>
  [title, sku, ean, barcode, ...options.map(({ value }) => value)].map((text) => (text ?? '').toLowerCase())

/** The variants that have the searched text in their title, codes or values. */
export function searchVariants(variants: readonly VariantOfProduct[], query: string): VariantOfProduct[] {
  const wanted = query.trim().toLowerCase()
  return variants.filter((variant) => texts(variant).some((text) => text.includes(wanted)))
}

/** In the product's own order unless another one is wanted. */
export function sortVariants(
  variants: readonly VariantOfProduct[],
  order: Order | undefined,
  locale: string,
): readonly VariantOfProduct[] {
  if (!order) return variants
  const words = new Intl.Collator(locale, { numeric: true })
  const sign = order.direction === 'ascending' ? 1 : -1
  return variants.toSorted((a, b) => {
    if (order.column === 'stock') return sign * ((quantityOf(a) ?? 0) - (quantityOf(b) ?? 0))
    if (order.column === 'sku') return sign * words.compare(a.sku ?? '', b.sku ?? '')
    return sign * words.compare(a.title, b.title)
  })
}

/** The values that variants have of an option, each once, in the order of the variants. */
export const valuesOf = (
  variants: readonly Pick<VariantOfProduct, 'options'>[],
  optionId: string,
): string[] => {
  const values = variants.flatMap(({ options }) => options.filter(({ option_id }) => option_id === optionId))
  return [...new Set(values.map(({ value }) => value))]
}

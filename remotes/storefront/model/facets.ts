import type { FilterableProduct } from '@stoa/api/store/products'

import { stockOf } from './availability.ts'
import type { FacetKey, Narrowing, Sort } from './narrowing.ts'
import { lowestPrice } from './price.ts'

/** One value to filter by, and how many products it would leave. */
export interface FacetValue {
  /** As in the address. */
  id: string
  label: string
  count: number
}

/** The values of one property of the products. */
export interface Facet {
  key: FacetKey
  /** The option's title; null for types and tags. */
  title: string | null
  values: FacetValue[]
}

/** A long list has options that only one of its products knows. */
const MOST_OPTIONS = 5

type Filters = Omit<Narrowing, 'sort'>

/** How the shopper sees prices and words. */
interface Viewer {
  withTax: boolean
  locale: string
}

const optionIds = (product: FilterableProduct): string[] => [
  ...new Set(
    product.variants.flatMap((variant) =>
      (variant.options ?? []).flatMap(({ option_id, value }) => {
        const title = product.options.find(({ id }) => id === option_id)?.title
        return title ? [`${title}:${value}`] : []
      }),
    ),
  ),
]

const idsOf: Record<FacetKey, (product: FilterableProduct) => string[]> = {
  type: ({ type_id }) => (type_id ? [type_id] : []),
  tag: ({ tags }) => (tags ?? []).map(({ id }) => id),
  option: optionIds,
}

const titleOf = (optionId: string): string => optionId.slice(0, optionId.indexOf(':'))

const valueOf = (optionId: string): string => optionId.slice(optionId.indexOf(':') + 1)

/** Values of one property are alternatives, different properties all have to fit. */
function fits(product: FilterableProduct, key: FacetKey, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true
  const ids = new Set(idsOf[key](product))
  if (key !== 'option') return wanted.some((id) => ids.has(id))
  const titles = new Set(wanted.map(titleOf))
  return [...titles].every((title) => wanted.some((id) => titleOf(id) === title && ids.has(id)))
}

function fitsPrice(product: FilterableProduct, { from, to }: Filters, withTax: boolean): boolean {
  if (from === null && to === null) return true
  const amount = lowestPrice(product.variants, withTax)?.price.amount
  return amount !== undefined && amount >= (from ?? 0) && amount <= (to ?? Infinity)
}

const isThere = ({ variants }: FilterableProduct): boolean =>
  variants.some((variant) => stockOf(variant).kind !== 'gone')

/** The products that the filters leave. */
export const filtered = (
  products: readonly FilterableProduct[],
  filters: Filters,
  withTax: boolean,
): FilterableProduct[] =>
  products.filter(
    (product) =>
      (['type', 'tag', 'option'] as const).every((key) => fits(product, key, filters[key])) &&
      fitsPrice(product, filters, withTax) &&
      (!filters.inStock || isThere(product)),
  )

/** The products in an order; those without a price come last. Null and `newest` keep the store's order. */
export function sorted(
  products: readonly FilterableProduct[],
  sort: Sort | null,
  { withTax, locale }: Viewer,
): FilterableProduct[] {
  if (sort === 'title') return products.toSorted((a, b) => a.title.localeCompare(b.title, locale))
  if (sort !== 'cheapest' && sort !== 'dearest') return [...products]
  const direction = sort === 'cheapest' ? 1 : -1
  const amountOf = ({ variants }: FilterableProduct) =>
    lowestPrice(variants, withTax)?.price.amount ?? direction * Infinity
  return products.toSorted((a, b) => {
    const [one, other] = [amountOf(a), amountOf(b)]
    return one === other ? 0 : direction * (one - other)
  })
}

function labelsOf(products: readonly FilterableProduct[], key: FacetKey): Map<string, string> {
  const labels = products.flatMap((product): (readonly [string, string])[] => {
    if (key === 'type') return product.type ? [[product.type.id, product.type.value]] : []
    if (key === 'tag') return (product.tags ?? []).map(({ id, value }) => [id, value] as const)
    return optionIds(product).map((id) => [id, valueOf(id)] as const)
  })
  return new Map(labels)
}

/** Each chosen value of a facet. One that none of the products has is named by its option, if it has one. */
export function chosenValues(
  products: readonly FilterableProduct[],
  filters: Filters,
): { key: FacetKey; id: string; label: string | undefined }[] {
  return (['type', 'option', 'tag'] as const).flatMap((key) => {
    const labels = labelsOf(products, key)
    return filters[key].map((id) => ({
      key,
      id,
      label: labels.get(id) ?? (key === 'option' ? valueOf(id) : undefined),
    }))
  })
}

/** The options that most products have, and those that are filtered by. */
function optionTitles(products: readonly FilterableProduct[], { option }: Filters, locale: string): string[] {
  const counts = new Map<string, number>()
  for (const product of products)
    for (const title of new Set(optionIds(product).map(titleOf)))
      counts.set(title, (counts.get(title) ?? 0) + 1)
  const common = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MOST_OPTIONS)
  return [...new Set([...common.map(([title]) => title), ...option.map(titleOf)])].toSorted((a, b) =>
    a.localeCompare(b, locale),
  )
}

/** What the products can be filtered by. The counts keep the filters of all other facets. */
export function facetsOf(
  products: readonly FilterableProduct[],
  filters: Filters,
  { withTax, locale }: Viewer,
): Facet[] {
  const valuesOf = (key: FacetKey, belongs: (id: string) => boolean): FacetValue[] => {
    const others = filtered(
      products,
      { ...filters, [key]: filters[key].filter((id) => !belongs(id)) },
      withTax,
    )
    return [...labelsOf(products, key)]
      .filter(([id]) => belongs(id))
      .map(([id, label]) => ({
        id,
        label,
        count: others.filter((product) => idsOf[key](product).includes(id)).length,
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale, { numeric: true }))
  }
  const titles = optionTitles(products, filters, locale)
  const facets: Facet[] = [
    { key: 'type', title: null, values: valuesOf('type', () => true) },
    ...titles.map((title) => ({
      key: 'option' as const,
      title,
      values: valuesOf('option', (id) => titleOf(id) === title),
    })),
    { key: 'tag', title: null, values: valuesOf('tag', () => true) },
  ]
  return facets.filter(({ values }) => values.length > 1)
}

import type { Attributes } from '../../products/model/new-product.ts'

/** What a person can say about an item; an empty text and null both stand for nothing. */
export interface ItemValues {
  sku: string
  title: string
  description: string
  material: string
  requires_shipping: boolean
  attributes: Attributes
}

type Flat = Omit<ItemValues, 'attributes'> & Attributes
type KnownItem = { [Field in keyof Flat]?: Flat[Field] | null }

/** The item as its form begins. */
export const itemValues = (item: KnownItem): ItemValues => ({
  sku: item.sku ?? '',
  title: item.title ?? '',
  description: item.description ?? '',
  material: item.material ?? '',
  requires_shipping: item.requires_shipping ?? true,
  attributes: {
    weight: item.weight ?? null,
    length: item.length ?? null,
    width: item.width ?? null,
    height: item.height ?? null,
    hs_code: item.hs_code ?? '',
    mid_code: item.mid_code ?? '',
    origin_country: item.origin_country?.toLowerCase() ?? null,
  },
})

const flat = ({ attributes, ...rest }: ItemValues): Flat => ({ ...rest, ...attributes })

/** What differs; null takes a value away. */
export function itemChanges(before: ItemValues, after: ItemValues): KnownItem {
  const [old, wanted] = [flat(before), flat(after)]
  const fields = Object.keys(wanted) as (keyof Flat)[]
  const changed = fields.filter((field) => old[field] !== wanted[field])
  return Object.fromEntries(changed.map((field) => [field, wanted[field] === '' ? null : wanted[field]]))
}

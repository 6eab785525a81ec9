/** How much of an item is at one location. */
export interface Level {
  location_id: string
  stocked_quantity: number
  reserved_quantity: number
  incoming_quantity: number
  available_quantity: number
}

/** An item that is kept in stock, with the variants that are sold from it. */
export interface StockItem {
  id: string
  sku: string | null
  title?: string | null
  thumbnail?: string | null
  stocked_quantity: number
  reserved_quantity: number
  location_levels: readonly Level[]
  variants: readonly {
    id: string
    title: string
    product: { id: string; title: string; thumbnail: string | null }
  }[]
}

export interface Quantities {
  stocked: number
  reserved: number
  available: number
  incoming: number
}

type Named = Pick<StockItem, 'id' | 'sku' | 'title'> & { variants?: StockItem['variants'] }

/** What staff call an item: its own title, else that of its product. */
export const itemName = ({ id, sku, title, variants }: Named): string =>
  title || variants?.[0]?.product.title || sku || id

/** Which variant of its product an item is; nothing where that tells nobody more. */
export function variantName({ title, variants }: Pick<StockItem, 'title' | 'variants'>): string | null {
  const names = variants.map((variant) => variant.title)
  return names.every((name) => name === title) ? null : names.join(', ')
}

/** Name and variant in one line, for lists of choices and for questions. */
export function itemLine(item: Pick<StockItem, 'id' | 'sku' | 'title' | 'variants'>): string {
  const variant = variantName(item)
  return variant === null ? itemName(item) : `${itemName(item)} · ${variant}`
}

export const pictureOf = ({ thumbnail, variants }: Pick<StockItem, 'thumbnail' | 'variants'>) =>
  thumbnail ?? variants[0]?.product.thumbnail ?? null

/** Sums over the levels that the item came with. */
export function quantitiesOf({ location_levels }: Pick<StockItem, 'location_levels'>): Quantities {
  const sum = (field: Exclude<keyof Level, 'location_id'>) =>
    location_levels.reduce((total, level) => total + level[field], 0)
  return {
    stocked: sum('stocked_quantity'),
    reserved: sum('reserved_quantity'),
    available: sum('available_quantity'),
    incoming: sum('incoming_quantity'),
  }
}
